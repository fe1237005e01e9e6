check check_repeated.pl
