solve --engine facts loads.pl a
