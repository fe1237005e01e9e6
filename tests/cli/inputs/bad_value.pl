max_to_move(a). max_to_move(d).
moves(a, [b,c]).
moves(d, [b,e]).
static_eval(b, 1).
static_eval(c, good).
static_eval(e, 1/0).
