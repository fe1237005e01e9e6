draw ../../../examples/kinds/three_players.pl --step 9
