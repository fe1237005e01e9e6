check --format json check_misspelt.pl
