check --propose --format json program_other_names.pl
