solve ../../../examples/kinds/dice_race.pl
