draw ../../../examples/kinds/three_players.pl right -o "$work/tree.svg" && awk -f ../draw/without_coordinates.awk "$work/tree.svg"
