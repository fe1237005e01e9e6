solve program_endless_begin.pl --load-time 0.3
