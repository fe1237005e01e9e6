compare no_value.pl a
