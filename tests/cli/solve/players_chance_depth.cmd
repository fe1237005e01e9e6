solve ../../../examples/kinds/three_players_die.pl --depth 1
