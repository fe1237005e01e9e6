solve --load-time 0.2 program_starts.pl 1
