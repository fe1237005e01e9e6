solve depth.pl a --depth 18446744073709551615 --format json
