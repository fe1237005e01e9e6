solve mover_rules.pl a
