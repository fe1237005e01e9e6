solve mover_rules.pl a --mover successor --nodes-list notes
