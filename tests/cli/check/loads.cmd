check --engine facts loads.pl
