trace ../../../examples/course_notes.pl --events some
