solve ../../../examples/styles/free_variables.pl
