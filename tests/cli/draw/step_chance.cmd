draw ../../../examples/kinds/chance.pl --step 5
