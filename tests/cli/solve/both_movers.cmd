solve both_movers.pl
