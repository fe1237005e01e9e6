check check_syntax.pl
