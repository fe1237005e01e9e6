solve ../../../examples/kinds/three_players.pl root left x1
