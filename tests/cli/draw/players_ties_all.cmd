draw ../../../examples/kinds/three_players.pl --ties all
