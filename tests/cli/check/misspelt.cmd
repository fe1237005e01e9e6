check check_misspelt.pl
