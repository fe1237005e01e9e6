max_to_move(a).
moves(a, [b,c]).
static_eval(b, 1). static_eval(c, 2).
min_to_move(a).
