trace players_negative.pl --algorithm shallow
