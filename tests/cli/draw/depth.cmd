draw depth.pl --depth 1
