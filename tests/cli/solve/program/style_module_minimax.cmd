solve ../../../examples/styles/module_minimax.pl
