trace trace_lattice.pl --events 1 --algorithm minimax --format json
