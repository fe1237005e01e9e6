solve program_no_operator.pl 'p :: q'
