play play_same_names.pl
