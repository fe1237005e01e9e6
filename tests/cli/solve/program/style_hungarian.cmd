solve ../../../examples/styles/hungarian.pl
