solve ../../../examples/course_notes.pl a --depth 3
