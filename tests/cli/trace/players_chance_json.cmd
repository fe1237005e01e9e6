trace ../../../examples/kinds/three_players_die.pl --format json
