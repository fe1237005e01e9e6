solve program_throws.pl 2
