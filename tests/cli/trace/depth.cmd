trace depth.pl --depth 1
