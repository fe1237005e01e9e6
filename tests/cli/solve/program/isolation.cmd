solve ../../../examples/isolation.pl --depth 3
