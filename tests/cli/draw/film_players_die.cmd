draw ../../../examples/kinds/three_players_die.pl -o "$work/film.json" && cat "$work/film.json"
