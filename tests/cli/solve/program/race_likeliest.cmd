solve ../../../examples/kinds/dice_race.pl 'roll(max,2,[1,3],[2,2])' --nodes-list likeliest --format json
