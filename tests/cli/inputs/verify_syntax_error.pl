minimax(a, b, 4, [b,d,i]).
minimax(a, b 4, []).
