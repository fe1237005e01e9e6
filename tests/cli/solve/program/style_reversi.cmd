solve ../../../examples/styles/reversi.pl --depth 4
