draw shared.pl b --around c
