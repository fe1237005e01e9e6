trace syntax.pl a
