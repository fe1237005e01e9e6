check check_cycles.pl
