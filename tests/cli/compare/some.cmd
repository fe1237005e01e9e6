compare --algorithm alphabeta,minimax ../../../examples/course_notes.pl
