solve ../../../examples/kinds/three_players_die.pl --engine swipl start throw
