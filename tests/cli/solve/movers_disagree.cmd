solve no_mover.pl d
