draw ../../../examples/course_notes.pl --cut-off strict --ordering reversed -o "$work/film.json" && cat "$work/film.json"
