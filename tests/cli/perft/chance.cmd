perft --depth 3 --divide chance_coin.pl
