value(a, 4).
best(a, b).
minimax(a, b, 4, [b,d,i]) :- !.
