solve ties.pl --all --ties all
