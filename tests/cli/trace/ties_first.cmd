trace ties.pl a --ties first
