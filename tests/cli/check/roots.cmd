check check_roots.pl
