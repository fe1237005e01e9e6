solve cycle.pl a --depth 4
