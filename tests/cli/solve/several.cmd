solve ../../../examples/course_notes.pl a d h
