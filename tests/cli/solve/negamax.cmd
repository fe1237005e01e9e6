solve ../../../examples/course_notes.pl a --algorithm negamax
