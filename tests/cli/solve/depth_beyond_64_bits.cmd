solve depth.pl a --depth 18446744073709551616
