solve ../../../examples/styles/evaluate_for_player.pl --depth 4
