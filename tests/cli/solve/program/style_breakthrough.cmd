solve ../../../examples/styles/breakthrough.pl --depth 4
