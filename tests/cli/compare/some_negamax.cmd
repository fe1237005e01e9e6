compare --algorithm negamax,alphabeta ../../../examples/course_notes.pl
