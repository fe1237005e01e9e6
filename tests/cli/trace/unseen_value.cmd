trace unseen_value.pl
