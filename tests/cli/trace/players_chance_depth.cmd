trace ../../../examples/kinds/three_players_die.pl after_throw --depth 1
