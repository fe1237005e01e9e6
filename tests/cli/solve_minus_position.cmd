solve minus.pl -- '-a'
