solve chance_wrong.pl a
