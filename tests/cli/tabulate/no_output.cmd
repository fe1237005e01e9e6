tabulate cycle.pl a
