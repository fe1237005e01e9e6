solve ../../../examples/styles/player_first.pl
