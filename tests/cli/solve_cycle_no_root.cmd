solve cycle.pl
