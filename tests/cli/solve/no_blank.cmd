solve no_blank.pl
