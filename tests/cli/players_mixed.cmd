solve players_wrong.pl a
