solve program_sleeps.pl a --load-time 0.3
