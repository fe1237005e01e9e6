% What follows from a syntax error alone is not reported.
moves(a, [b, c).
max_to_move(a).
moves(b, [d, e]).
min_to_move(b).
min_to_move(c).
static_eval(c, 1)
static_eval(d, 2).
static_eval(e, 'abc).
