solve ../../../examples/course_notes.pl a --certificate /dev/stderr
