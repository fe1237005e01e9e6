draw ../../../examples/kinds/three_players.pl right -o "$work/tree.tex" && cat "$work/tree.tex"
