perft --depth 4 ../../../examples/nine_mens_morris.pl
