solve bad_value.pl d
