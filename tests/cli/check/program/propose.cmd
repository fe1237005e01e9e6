check --propose program_other_names.pl
