draw ../../../examples/course_notes.pl -o "$work/film.json" && cat "$work/film.json"
