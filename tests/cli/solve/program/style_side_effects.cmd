solve ../../../examples/styles/side_effects.pl
