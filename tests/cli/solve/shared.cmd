solve shared.pl --format json
