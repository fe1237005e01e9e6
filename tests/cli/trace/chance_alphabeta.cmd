trace ../../../examples/kinds/chance.pl --algorithm alphabeta
