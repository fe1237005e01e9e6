solve --memory 100000 ../../../examples/kinds/chance.pl
