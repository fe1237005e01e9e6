solve ../../../examples/styles/asserted_board.pl --start fail
