solve ../../../examples/styles/remaining_depth.pl
