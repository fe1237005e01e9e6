perft --depth 5 --divide ../../../examples/connect_four.pl
