solve ../../../examples/course_notes.pl X
