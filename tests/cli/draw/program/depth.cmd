draw ../../../examples/tic_tac_toe.pl --depth 1 --interface static_eval=open_lines/2 -o "$work/tree.dot" && head -n 5 "$work/tree.dot"
