solve --algorithm paranoid ../../../examples/kinds/three_players.pl
