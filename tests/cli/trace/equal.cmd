trace cut_offs.pl --cut-off equal
