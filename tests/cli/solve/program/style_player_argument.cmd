solve ../../../examples/styles/player_argument.pl
