solve --engine facts variable.pl a
