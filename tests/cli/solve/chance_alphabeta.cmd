solve --algorithm alphabeta ../../../examples/kinds/chance.pl
