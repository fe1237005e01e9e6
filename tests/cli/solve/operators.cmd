solve operators.pl 'white beats black'
