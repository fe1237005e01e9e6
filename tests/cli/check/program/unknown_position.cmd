check program_values_anything.pl aa
