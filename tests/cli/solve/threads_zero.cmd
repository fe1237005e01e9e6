solve ../../../examples/course_notes.pl a --threads 0
