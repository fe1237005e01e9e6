trace ../../../examples/kinds/three_players.pl --algorithm star1
