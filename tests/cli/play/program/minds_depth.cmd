play program_minds_depth.pl a --depth 3 --plies 2 --side none
