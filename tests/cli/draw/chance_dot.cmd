draw ../../../examples/kinds/chance.pl -o "$work/tree.dot" && cat "$work/tree.dot"
