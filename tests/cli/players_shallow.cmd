solve --algorithm shallow ../../examples/three_players.pl
