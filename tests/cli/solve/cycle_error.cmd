solve cycle.pl a --on-cycle error
