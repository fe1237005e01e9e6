trace ../../../examples/course_notes.pl d --algorithm minimax --format json
