perft --depth 2 --algorithm minimax ../../../examples/course_notes.pl
