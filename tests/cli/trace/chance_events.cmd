trace ../../../examples/kinds/chance.pl --algorithm star1 --events 4
