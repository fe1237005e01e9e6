solve ../../../examples/quiescence.pl --depth 1 --quiescence quiet --certificate /dev/null
