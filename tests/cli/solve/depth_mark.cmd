solve depth.pl a --depth 4294967295 --format json
