trace cycle.pl a
