solve ../../../examples/styles/negated_mover.pl
