solve program_swallowed_clause.pl a
