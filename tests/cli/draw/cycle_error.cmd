draw cycle.pl a
