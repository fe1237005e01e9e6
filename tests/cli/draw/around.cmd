draw ../../../examples/course_notes.pl --around e
