solve ../../../examples/course_notes.pl --nodes-list notes c
