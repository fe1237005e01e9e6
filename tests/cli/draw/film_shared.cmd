draw shared.pl -o "$work/film.json" && cat "$work/film.json"
