solve program_endless_expansion.pl a --load-time 0.1
