solve --ties first --format json ../../examples/three_players.pl x
