solve ../../../examples/kinds/dice_race.pl --depth 2
