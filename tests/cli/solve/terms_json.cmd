solve terms.pl --all --format json
