max_to_move(a).
moves(a, [b,c]).
chance_to_move(b).
moves(b, [0.5-d, 0.5-e]).
static_eval(c, 2r3).
static_eval(d, 1r3).
static_eval(e, 9007199254740993).
