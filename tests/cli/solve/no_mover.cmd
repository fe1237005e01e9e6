solve no_mover.pl a
