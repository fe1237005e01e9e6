trace ../../../examples/kinds/chance.pl --algorithm star1
