solve program_endless_if.pl a --load-time 0.1
