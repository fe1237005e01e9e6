solve players_chance_ties.pl --ties all
