solve program_variables.pl 'b(_,coin,_)'
