solve depth.pl a --depth 2x
