draw cycle.pl a --on-cycle 'draw(1+1)' -o "$work/film.json" && cat "$work/film.json"
