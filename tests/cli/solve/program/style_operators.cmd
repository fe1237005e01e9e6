solve ../../../examples/styles/operators.pl
