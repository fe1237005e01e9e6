solve program_many_clauses.pl a --load-time 0.2 --trust
