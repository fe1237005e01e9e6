solve ../../../examples/styles/german.pl
