trace both_movers.pl
