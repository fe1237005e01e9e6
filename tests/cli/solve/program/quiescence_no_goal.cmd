solve ../../../examples/quiescence.pl --depth 1 --quiescence 3
