solve program_broken_closure.pl a
