trace no_value.pl
