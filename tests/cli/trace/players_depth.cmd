trace players_cycle.pl a --depth 2 --algorithm maxn
