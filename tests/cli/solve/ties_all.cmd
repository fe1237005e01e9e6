solve ties.pl a --ties all
