draw depth.pl --depth 1 --around d
