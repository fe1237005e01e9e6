solve program_throws_nothing.pl a
