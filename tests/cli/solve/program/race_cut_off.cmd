solve ../../../examples/kinds/dice_race.pl --cut-off strict
