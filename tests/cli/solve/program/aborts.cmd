solve program_aborts.pl a
