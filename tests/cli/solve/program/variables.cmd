solve program_variables.pl
