solve program_broken_at_load.pl a
