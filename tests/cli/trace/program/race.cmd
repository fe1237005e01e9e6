trace ../../../examples/kinds/dice_race.pl 'race(max,[3,5],[4,5])' --algorithm star1 --value-range 0 1
