trace no_mover.pl a
