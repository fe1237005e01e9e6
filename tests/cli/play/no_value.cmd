play ../../../examples/course_notes.pl
