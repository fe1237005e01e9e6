solve program_broken_unasked.pl a
