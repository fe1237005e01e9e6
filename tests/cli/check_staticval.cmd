check staticval.pl
