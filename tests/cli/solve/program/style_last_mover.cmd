solve ../../../examples/styles/last_mover.pl
