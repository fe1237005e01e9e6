solve ../../../examples/kinds/three_players_die.pl --algorithm paranoid
