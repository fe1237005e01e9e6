trace players_cycle.pl a
