solve ../../../examples/course_notes.pl a --quiescence-depth 3
