solve program_board_in_database.pl --threads 4
