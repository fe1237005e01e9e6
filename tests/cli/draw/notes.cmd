draw ../../../examples/course_notes.pl
