solve ../../../examples/course_notes.pl a --all
