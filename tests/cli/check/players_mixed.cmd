check players_mixed.pl
