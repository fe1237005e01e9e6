solve program_minds_depth.pl a --depth 4 --on-cycle "draw(0)"
