solve ../../../examples/course_notes.pl a --algorithm retrograde --mover successor
