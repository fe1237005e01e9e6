solve program_throws.pl 8
