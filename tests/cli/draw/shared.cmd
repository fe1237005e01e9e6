draw shared.pl
