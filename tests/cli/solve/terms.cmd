solve terms.pl
