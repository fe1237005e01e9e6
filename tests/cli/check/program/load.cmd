check program_check_load.pl a
