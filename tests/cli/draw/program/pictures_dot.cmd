draw ../../../examples/tic_tac_toe.pl 'x-[o,x,o,x,e,x,e,o,e]' -o "$work/tree.dot" && cat "$work/tree.dot"
