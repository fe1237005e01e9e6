compare ../../examples/three_players.pl
