moves(a, [b,c]).
moves(d, [b,e]).
max_to_move(b). min_to_move(e).
static_eval(b, 1). static_eval(c, 2). static_eval(e, 2).
