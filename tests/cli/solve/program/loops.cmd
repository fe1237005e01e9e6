solve program_loops.pl a --time-limit 0.3
