solve --engine facts initialization.pl a
