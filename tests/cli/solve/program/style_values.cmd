solve ../../../examples/styles/values.pl
