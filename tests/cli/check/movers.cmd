check check_movers.pl
