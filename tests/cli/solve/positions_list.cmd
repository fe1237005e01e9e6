solve one_to_three.pl one two three --nodes-list positions
