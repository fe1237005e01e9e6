solve ../../../examples/styles/move_counter.pl
