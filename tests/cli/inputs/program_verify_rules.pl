minimax(a, b, 4, [b,d,i]) :- true.
