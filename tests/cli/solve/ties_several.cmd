solve ties.pl a b --ties all
