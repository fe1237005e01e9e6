solve ../../../examples/tic_tac_toe.pl --threads 3
