trace ../../../examples/kinds/chance.pl --format json
