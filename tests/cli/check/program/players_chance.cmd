check ../../../examples/kinds/three_players_die.pl start --engine swipl
