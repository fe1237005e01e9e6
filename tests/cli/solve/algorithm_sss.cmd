solve ../../../examples/course_notes.pl a --algorithm sss --cut-off strict
