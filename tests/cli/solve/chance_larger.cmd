solve chance_larger.pl
