solve --all ../../examples/three_players.pl
