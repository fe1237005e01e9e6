compare ../../../examples/kinds/three_players.pl --transposition 1
