tabulate ../../../examples/tic_tac_toe.pl -o "$work/tic_tac_toe.table" | sed "s|$work|WORK|"
