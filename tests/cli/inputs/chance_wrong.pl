chance_to_move(a).
moves(a, [0.5-b, 0.4-c]).
chance_to_move(b).
moves(b, [d, 1-e]).
chance_to_move(c).
moves(c, [2-d, -1-e]).
static_eval(d, 1).
static_eval(e, inf).
