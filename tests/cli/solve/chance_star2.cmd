solve --algorithm star2 chance_rational.pl a b c
