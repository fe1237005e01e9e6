solve bad_value.pl a
