solve --all chance_rational.pl
