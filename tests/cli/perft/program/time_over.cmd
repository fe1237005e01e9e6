perft --depth 3 --time-limit 0 ../../../examples/nim.pl
