solve one_to_three.pl three --nodes-list notes
