solve depth.pl a --depth 1
