check program_throws.pl 0 3 9
