trace chance_larger.pl --depth 1
