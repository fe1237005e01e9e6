solve terms.pl --all
