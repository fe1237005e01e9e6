tabulate cycle.pl a -o "$work/looked_up.table" >/dev/null && "$minimax" solve cycle.pl a b c d --endgame "$work/looked_up.table" --ties all
