verify --tree ../../../examples/kinds/chance.pl ../../../examples/answers.pl
