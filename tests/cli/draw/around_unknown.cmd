draw shared.pl --around zzz
