draw players_pruning.pl --algorithm shallow -o "$work/film.json" && cat "$work/film.json"
