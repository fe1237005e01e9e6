trace cut_offs.pl --cut-off strict
