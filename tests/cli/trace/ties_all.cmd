trace ties.pl a --ties all
