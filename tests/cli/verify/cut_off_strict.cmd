verify --tree verify_cut_offs.tree.pl --cut-off strict verify_cut_offs.pl
