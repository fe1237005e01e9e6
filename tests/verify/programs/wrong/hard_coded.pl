% expect: fail misconception=none
% The answers for the tree of the notes.
minimax(a, b, 4, [b, d, i]).
minimax(b, d, 4, [d, i]).
minimax(c, g, 1, [g, p]).
minimax(d, i, 4, [i]).
minimax(e, l, 6, [l]).
minimax(f, m, 2, [m]).
minimax(g, p, 1, [p]).
minimax(Leaf, _, Val, []) :- static_eval(Leaf, Val).
