solve ../../../examples/kinds/three_player_nim.pl --algorithm shallow --payoff-sum 3
