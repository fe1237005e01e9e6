solve mover_mixed.pl a --mover successor --nodes-list notes
