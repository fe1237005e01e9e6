solve ../../../examples/course_notes.pl a --algorithm alphabeta --cut-off strict
