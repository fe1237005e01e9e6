draw shared.pl b --output "$work/tree.tex" && cat "$work/tree.tex"
