solve program_sleeping_if.pl a --load-time 0.1
