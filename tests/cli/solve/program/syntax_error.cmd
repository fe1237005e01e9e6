solve program_syntax_error.pl a
