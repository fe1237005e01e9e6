draw cut_offs.pl --cut-off strict
