solve --value-range 1 3 ../../../examples/kinds/chance.pl
