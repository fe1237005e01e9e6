solve --all --algorithm shallow ../../../examples/kinds/three_players.pl
