solve players_leaf.pl
