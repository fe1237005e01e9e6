solve program_throws.pl 7
