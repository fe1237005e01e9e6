verify --tree both_movers.pl ../../../examples/homework.pl
