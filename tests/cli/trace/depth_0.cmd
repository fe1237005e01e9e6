trace depth.pl a --depth 0
