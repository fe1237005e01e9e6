draw ../../../examples/tic_tac_toe.pl
