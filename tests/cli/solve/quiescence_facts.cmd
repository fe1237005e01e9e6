solve ../../../examples/singular.pl --depth 1 --quiescence quiet
