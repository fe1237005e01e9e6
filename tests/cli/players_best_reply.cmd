solve --algorithm best_reply ../../examples/three_players.pl
