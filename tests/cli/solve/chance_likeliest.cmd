solve --nodes-list likeliest ../../../examples/kinds/chance.pl throw second
