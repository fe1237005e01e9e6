solve ../../../examples/kinds/three_player_nim.pl --ties all
