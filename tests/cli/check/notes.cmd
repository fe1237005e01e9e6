check ../../../examples/course_notes.pl
