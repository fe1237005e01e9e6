solve ../../../examples/kinds/chance.pl --transposition 1
