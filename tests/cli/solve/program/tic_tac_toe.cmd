solve ../../../examples/tic_tac_toe.pl 'x-[e,o,o,e,x,e,x,e,e]'
