solve ../../../examples/styles/unread_clause.pl
