draw depth.pl --depth 1 -o "$work/film.json" && cat "$work/film.json"
