draw ../../../examples/course_notes.pl --algorithm minimax --ties first -o "$work/film.json" && cat "$work/film.json"
