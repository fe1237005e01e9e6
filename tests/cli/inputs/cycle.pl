% a -> b -> c -> a, with a way out in a and in b.
max_to_move(a). min_to_move(b). max_to_move(c).
moves(a, [b, d]).
moves(b, [c, e]).
moves(c, [a]).
static_eval(a, 1).
static_eval(d, 3). static_eval(e, 9).
