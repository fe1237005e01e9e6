compare players_negative.pl
