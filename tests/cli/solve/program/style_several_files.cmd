solve --consult ../../../examples/styles/several_files/rules.pl ../../../examples/styles/several_files/game.pl
