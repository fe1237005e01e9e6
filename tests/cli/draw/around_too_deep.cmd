draw ../../../examples/course_notes.pl --depth 1 --around h
