perft --depth 5 --divide cycle.pl a
