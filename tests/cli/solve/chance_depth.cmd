solve --depth 1 ../../../examples/kinds/chance.pl
