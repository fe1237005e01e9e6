draw ../../../examples/kinds/three_players.pl right -o "$work/tree.dot" && cat "$work/tree.dot"
