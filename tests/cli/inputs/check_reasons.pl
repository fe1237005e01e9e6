moves(a, [b,c,d]).
max_to_move(a).
static_eval(b, foo+1).
static_eval(c, 1/0).
static_eval(d, nan).
