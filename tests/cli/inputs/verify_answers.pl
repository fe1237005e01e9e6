minimax(a, b, 4, [b,d,i]).
minimax(a, c, 2, [c,f,m]).
minimax(a, c, 1, [c,g,o]).
minimax(a, b, 5, [b,d,i]).
minimax(a, b, 4, [b,e,j]).
minimax(a, b, 4, [a,b,d,i]).
minimax(a, b, 4, [b,d]).
minimax(a, b, 4, [b,b,d,i]).
minimax(a, b, 4, [b,h]).
minimax(h, _, 1, []).
minimax(h, x, 1, []).
minimax(h, _, 2, []).
minimax(z, _, 2, []).
minimax(a, B, V, L).
value(c, 1).
value(c, 2).
value(c, 7).
best(c, g).
best(c, f).
evaluated([h,i,j,m,n]).
evaluated([h,i,j,l,m,n]).
evaluated([h,i,m,n]).
evaluated([n,m,j,i,h]).
pruned([l,o,p]).
pruned([o,p]).
pruned([l,n]).
minimax(a, c, 1, [c,g,p]).
foo(a).
