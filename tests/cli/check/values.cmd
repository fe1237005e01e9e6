check check_values.pl
