solve program_throws.pl 4
