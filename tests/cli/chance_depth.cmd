solve --depth 1 ../../examples/chance.pl
