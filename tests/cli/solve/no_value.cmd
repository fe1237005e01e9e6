solve no_value.pl
