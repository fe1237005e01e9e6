solve ../../../examples/kinds/dice_race.pl --node-limit 50
