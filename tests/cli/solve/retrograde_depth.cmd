solve ../../../examples/course_notes.pl a --algorithm retrograde --depth 2
