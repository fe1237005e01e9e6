draw draw_hostile.pl -o "$work/tree.dot" && cat "$work/tree.dot"
