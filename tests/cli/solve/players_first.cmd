solve --ties first --format json ../../../examples/kinds/three_players.pl x
