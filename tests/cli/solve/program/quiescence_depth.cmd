solve ../../../examples/quiescence.pl --depth 1 --quiescence quiet --quiescence-depth 0
