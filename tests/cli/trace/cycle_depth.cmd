trace cycle.pl a --depth 5
