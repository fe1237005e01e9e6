trace chance_coin.pl second --algorithm star1 --value-range 3 10
