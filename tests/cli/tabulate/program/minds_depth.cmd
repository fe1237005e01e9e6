tabulate program_minds_depth.pl a -o "$work/minds_depth.table"
