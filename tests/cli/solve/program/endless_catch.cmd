solve program_endless_catch.pl a --load-time 0.1
