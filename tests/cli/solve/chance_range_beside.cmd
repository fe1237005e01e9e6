solve --algorithm star2 --value-range 1 3 ../../../examples/kinds/chance.pl
