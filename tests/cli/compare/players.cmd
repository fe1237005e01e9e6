compare ../../../examples/kinds/three_players.pl
