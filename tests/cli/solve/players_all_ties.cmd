solve --ties all ../../../examples/kinds/three_players.pl
