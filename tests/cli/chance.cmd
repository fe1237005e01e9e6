solve ../../examples/chance.pl throw first a
