trace chance_coin.pl second --algorithm star1 --value-range 0 10
