solve --time-limit 1 ../../examples/chance.pl
