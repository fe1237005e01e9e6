solve --algorithm star2 --value-range 3 1 ../../../examples/kinds/chance.pl
