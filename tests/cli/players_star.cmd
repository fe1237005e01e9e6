solve --algorithm star2 ../../examples/three_players.pl
