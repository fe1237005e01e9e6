draw ../../../examples/kinds/chance.pl -o "$work/tree.svg" && awk -f ../draw/without_coordinates.awk "$work/tree.svg"
