draw ../../../examples/course_notes.pl --around e -o "$work/film.json" && cat "$work/film.json"
