solve --algorithm shallow --payoff-sum 9 ../inputs/negative_payoff.pl r
