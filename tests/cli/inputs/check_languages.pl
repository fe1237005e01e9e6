moves(a, [b, c]).
moves(b, [d e]).
static_eval(c, 'five').
max_to_move(a).
min_to_move(a).
static_eval(d, 2
