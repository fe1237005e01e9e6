verify --tree both_movers.pl verify_bad_tree.answers.pl
