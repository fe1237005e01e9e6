solve depth.pl a --depth 0
