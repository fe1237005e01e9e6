solve program_waits_at_start.pl a
