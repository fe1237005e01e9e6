solve ../../../examples/styles/asserted_board.pl --start 'set_up(6)'
