tabulate cycle.pl a --on-cycle "draw(1r2)" --format json -o "$work/json.table" | sed "s|$work|WORK|"
