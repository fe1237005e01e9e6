solve ties.pl a --ties all --format json
