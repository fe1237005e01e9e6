solve --algorithm star2 --value-range 1 4 ../../../examples/kinds/chance.pl
