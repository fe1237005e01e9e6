solve ../../../examples/styles/negamax_parity.pl
