solve empty.pl a
