draw ../../../examples/kinds/three_players.pl -o "$work/film.json" && cat "$work/film.json"
