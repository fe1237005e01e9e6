solve --algorithm paranoid ../../examples/three_players.pl
