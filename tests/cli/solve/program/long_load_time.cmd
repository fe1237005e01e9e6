solve program_diamond.pl a --load-time 1e12
