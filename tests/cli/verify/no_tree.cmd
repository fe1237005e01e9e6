verify verify_ties.pl
