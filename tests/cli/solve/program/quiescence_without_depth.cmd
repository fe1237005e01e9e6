solve ../../../examples/quiescence.pl --quiescence quiet
