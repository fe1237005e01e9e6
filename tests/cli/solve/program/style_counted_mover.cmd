solve ../../../examples/styles/counted_mover.pl
