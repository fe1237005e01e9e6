check players_wrong.pl
