solve syntax.pl a
