solve --algorithm star1 chance_rational.pl a b c
