solve program_own_expansion.pl a --load-time 10
