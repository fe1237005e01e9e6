solve program_throws.pl 1
