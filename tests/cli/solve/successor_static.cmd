solve --mover successor --ordering static ../../../examples/course_notes.pl a
