trace trace_lattice.pl --events 3 --algorithm minimax
