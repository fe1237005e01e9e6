compare depth.pl a --depth 1
