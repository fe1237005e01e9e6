draw chance_probes.pl --algorithm star2 -o "$work/film.json" && cat "$work/film.json"
