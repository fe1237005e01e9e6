solve ../../../examples/styles/move_and_apply.pl
