% The leaf e has no value, and is cut off from the left.
max_to_move(a). min_to_move(b). min_to_move(c).
moves(a, [b, c]).
moves(b, [f]).
moves(c, [d, e]).
static_eval(f, 4).
static_eval(d, 3).
