trace ../../../examples/course_notes.pl --events 5
