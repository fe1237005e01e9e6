solve program_throws.pl 'f(X)'
