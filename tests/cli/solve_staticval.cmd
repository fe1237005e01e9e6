solve staticval.pl a
