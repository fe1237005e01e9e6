check program_check_load.pl a --format json
