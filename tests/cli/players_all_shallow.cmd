solve --all --algorithm shallow ../../examples/three_players.pl
