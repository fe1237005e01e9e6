solve loads.pl a
