solve --algorithm shallow --depth 3 players_cycle.pl a
