draw chance_probes.pl -o "$work/film.json" && cat "$work/film.json"
