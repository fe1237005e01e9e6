solve --ties all ../../examples/three_players.pl
