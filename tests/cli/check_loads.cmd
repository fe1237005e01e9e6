check loads.pl
