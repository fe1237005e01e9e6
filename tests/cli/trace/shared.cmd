trace shared.pl
