solve begins.pl
