solve --all ../../../examples/kinds/three_players.pl
