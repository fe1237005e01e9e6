% o and p are both worth 1.
minimax(g, o, 1, [o]).
minimax(g, p, 1, [p]).
best(g, o).
minimax(c, g, 1, [g,o]).
