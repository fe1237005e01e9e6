solve binary.pl
