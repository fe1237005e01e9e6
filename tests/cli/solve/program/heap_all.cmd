solve --all ../../../examples/kinds/three_player_nim.pl
