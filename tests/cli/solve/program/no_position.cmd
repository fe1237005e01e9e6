solve program_throws.pl
