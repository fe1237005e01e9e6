draw ../../../examples/kinds/chance.pl -o "$work/tree.tex" && cat "$work/tree.tex"
