solve ../../../examples/course_notes.pl a b --certificate /dev/stderr
