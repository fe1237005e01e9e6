solve --nodes-list policy chance_rational.pl
