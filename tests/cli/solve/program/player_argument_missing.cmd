solve ../../../examples/styles/player_argument.pl '[x,o,x,o,o,e,e,e,e]'
