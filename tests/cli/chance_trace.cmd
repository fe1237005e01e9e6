trace ../../examples/chance.pl
