solve ties.pl a --ties first
