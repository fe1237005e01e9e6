draw shared.pl -o "$work/tree.dot" && cat "$work/tree.dot"
