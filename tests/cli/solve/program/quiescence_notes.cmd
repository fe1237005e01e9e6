solve ../../../examples/quiescence.pl --depth 1 --quiescence quiet --nodes-list notes
