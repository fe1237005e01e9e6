draw ../../../examples/course_notes.pl -o tree
