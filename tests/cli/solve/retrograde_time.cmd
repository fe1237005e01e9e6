solve ../../../examples/course_notes.pl a --algorithm retrograde --time-limit 1
