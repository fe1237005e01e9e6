solve program_throws.pl 5
