trace terms.pl
