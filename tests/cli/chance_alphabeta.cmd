solve --algorithm alphabeta ../../examples/chance.pl
