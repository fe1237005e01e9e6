draw ../../../examples/kinds/chance.pl
