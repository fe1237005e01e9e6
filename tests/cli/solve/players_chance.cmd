solve ../../../examples/kinds/three_players_die.pl start after_throw throw six
