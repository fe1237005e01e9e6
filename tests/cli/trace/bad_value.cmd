trace bad_value.pl a
