solve several_roots.pl
