solve program_throws.pl 9
