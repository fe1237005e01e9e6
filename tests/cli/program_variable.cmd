solve variable.pl a
