draw ../../../examples/course_notes.pl --step -1
