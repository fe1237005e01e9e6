trace ../../../examples/kinds/chance.pl a --algorithm star2
