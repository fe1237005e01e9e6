check --format json check_syntax.pl
