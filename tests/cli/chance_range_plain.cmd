solve --value-range 1 3 ../../examples/chance.pl
