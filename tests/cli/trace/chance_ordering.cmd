trace ../../../examples/kinds/chance.pl --ordering killers
