play ../../examples/chance.pl
