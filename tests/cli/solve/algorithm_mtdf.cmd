solve ../../../examples/course_notes.pl a --algorithm mtdf --cut-off strict
