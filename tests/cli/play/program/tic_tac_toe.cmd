play ../../../examples/tic_tac_toe.pl --depth 9
