solve program_throws.pl 6
