solve --time-limit 1 ../../../examples/kinds/chance.pl
