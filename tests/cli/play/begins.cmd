play begins.pl --side min
