draw chance_windows.pl --algorithm star1 -o "$work/film.json" && cat "$work/film.json"
