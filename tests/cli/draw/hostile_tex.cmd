draw draw_hostile.pl -o "$work/tree.tex" && cat "$work/tree.tex"
