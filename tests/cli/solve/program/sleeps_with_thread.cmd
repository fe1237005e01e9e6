solve program_sleeps_with_thread.pl a --load-time 0.2
