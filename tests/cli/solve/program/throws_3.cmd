solve program_throws.pl 3
