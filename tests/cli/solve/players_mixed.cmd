solve players_mixed.pl
