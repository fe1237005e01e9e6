solve --engine facts program.pl a
