draw ../../../examples/course_notes.pl h -o "$work/film.json" && cat "$work/film.json"
