check ../../../examples/kinds/dice_race.pl
