verify --tree ../../examples/chance.pl ../../examples/answers.pl
