max_to_move(a).
moves(a, [b,c]).
chance_to_move(b).
moves(b, [1r3-d, 1/3-e, 1r3-f]).
min_to_move(c).
moves(c, [g,h]).
chance_to_move(g).
chance_to_move(h).
moves(g, [0-i, 1-d]).
moves(h, [1r2-e, 1r2-f]).
static_eval(d, 2).
static_eval(e, 3r2).
static_eval(f, -1).
static_eval(i, 1000).
