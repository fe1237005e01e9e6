solve ../../../examples/kinds/dice_race.pl --algorithm star1
