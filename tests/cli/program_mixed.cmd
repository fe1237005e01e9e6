solve program.pl a
