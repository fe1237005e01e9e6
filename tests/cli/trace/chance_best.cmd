trace chance_coin.pl tail --algorithm star1 --value-range 2 10
