check chance_wrong.pl
