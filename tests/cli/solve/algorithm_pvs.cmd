solve ../../../examples/course_notes.pl a --algorithm pvs --cut-off strict
