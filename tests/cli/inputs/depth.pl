% Each position has a value, and each depth another answer.
max_to_move(a).
min_to_move(b). min_to_move(c).
moves(a, [b, c]).
moves(b, [d, e]).
moves(c, [f, g]).
static_eval(a, 0).
static_eval(b, 1). static_eval(c, 2).
static_eval(d, 5). static_eval(e, 6). static_eval(f, 7). static_eval(g, 3).
