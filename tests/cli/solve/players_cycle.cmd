solve players_cycle.pl a
