solve --algorithm star2 ../../../examples/kinds/three_players.pl
