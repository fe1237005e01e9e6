draw players_pruning.pl --algorithm shallow
