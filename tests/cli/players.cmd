solve ../../examples/three_players.pl root left x1
