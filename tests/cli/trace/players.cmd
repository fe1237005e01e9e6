trace ../../../examples/kinds/three_players.pl left
