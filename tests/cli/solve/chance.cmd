solve ../../../examples/kinds/chance.pl throw first a
