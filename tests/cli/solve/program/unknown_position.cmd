solve program_values_anything.pl aa b
