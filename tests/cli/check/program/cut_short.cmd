check --positions 500 ../../../examples/connect_four.pl
