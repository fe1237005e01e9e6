draw chance_probes.pl --algorithm star2 -o "$work/tree.dot" && cat "$work/tree.dot"
