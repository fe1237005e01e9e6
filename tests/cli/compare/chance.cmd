compare chance_rational.pl
