solve --nodes-list likeliest ../../examples/chance.pl throw second
