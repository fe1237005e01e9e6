solve ../../../examples/styles/asserted_board.pl
