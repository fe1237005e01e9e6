solve ../../../examples/styles/utility_and_heuristic.pl --depth 4
