draw ../../../examples/course_notes.pl -o no_such_folder/tree.dot
