perft --depth 70 --format json twice.pl a
