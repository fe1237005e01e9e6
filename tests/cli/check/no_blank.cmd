check no_blank.pl
