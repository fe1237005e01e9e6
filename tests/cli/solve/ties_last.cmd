solve ties.pl a --ties last
