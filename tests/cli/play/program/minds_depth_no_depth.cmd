play program_minds_depth.pl a
