trace depth.pl --depth 1 --format json
