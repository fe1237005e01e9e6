draw draw_hostile.pl -o "$work/film.json" && cat "$work/film.json"
