% d is a successor of both b and c, and is visited once.
max_to_move(a). min_to_move(b). min_to_move(c). max_to_move(d).
moves(a, [b, c]).
moves(b, [d]).
moves(c, [d]).
moves(d, [e, f]).
static_eval(e, 1). static_eval(f, 2).
