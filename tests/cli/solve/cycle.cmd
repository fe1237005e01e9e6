solve cycle.pl a
