solve program_unrelated_syntax.pl a
