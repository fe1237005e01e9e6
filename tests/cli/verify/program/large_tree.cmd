verify --tree ../../../examples/tic_tac_toe.pl ../../../examples/homework.pl
