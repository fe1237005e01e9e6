trace players_pruning.pl --algorithm shallow --ties first
