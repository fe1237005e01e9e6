solve ../../../examples/course_notes.pl --ties some
