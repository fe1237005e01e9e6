solve terms.pl "'Hello world' vs -1" '[]' "'[]'" '[x,o]' '{a,b}' '- 1' -1 '1-(-1)' '"text"' a:b:c größe 'pos(x, [e,e], 1).'
