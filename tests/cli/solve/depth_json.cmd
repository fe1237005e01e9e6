solve depth.pl a --depth 1 --format json
