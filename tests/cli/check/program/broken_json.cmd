check --format json program_check_broken.pl
