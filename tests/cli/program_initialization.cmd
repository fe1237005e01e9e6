solve initialization.pl a
