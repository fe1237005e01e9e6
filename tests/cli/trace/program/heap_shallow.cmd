trace ../../../examples/kinds/three_player_nim.pl 'heap(4,ann)' --algorithm shallow --payoff-sum 4
