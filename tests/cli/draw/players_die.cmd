draw ../../../examples/kinds/three_players_die.pl
