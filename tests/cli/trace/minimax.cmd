trace ../../../examples/course_notes.pl --algorithm minimax
