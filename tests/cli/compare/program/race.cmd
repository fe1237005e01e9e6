compare ../../../examples/kinds/dice_race.pl 'roll(max,2,[1,3],[2,2])' --value-range 0 1
