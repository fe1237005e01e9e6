play ../../../examples/kinds/chance.pl
