solve cut_short.pl
