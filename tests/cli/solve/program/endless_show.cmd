solve program_endless_show.pl --load-time 0.3
