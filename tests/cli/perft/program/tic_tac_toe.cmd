perft --depth 9 ../../../examples/tic_tac_toe.pl
