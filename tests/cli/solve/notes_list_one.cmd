solve one_to_three.pl one --nodes-list notes
