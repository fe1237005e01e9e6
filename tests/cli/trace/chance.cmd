trace ../../../examples/kinds/chance.pl
