solve cycle.pl a --algorithm retrograde
