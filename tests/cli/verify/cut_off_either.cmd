verify --tree verify_cut_offs.tree.pl --cut-off either verify_cut_offs.pl
