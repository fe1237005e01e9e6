solve ../../../examples/styles/remaining_depth.pl --depth 6
