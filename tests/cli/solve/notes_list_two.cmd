solve one_to_three.pl two --nodes-list notes
