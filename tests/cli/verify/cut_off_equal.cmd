verify --tree verify_cut_offs.tree.pl --cut-off equal verify_cut_offs.pl
