check --format json program_throws.pl 3 9
