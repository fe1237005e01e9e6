tabulate cycle.pl a -o cycle.pl
