solve --algorithm best_reply ../../../examples/kinds/three_players.pl
