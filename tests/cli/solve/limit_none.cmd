solve ../../../examples/course_notes.pl a --node-limit 4
