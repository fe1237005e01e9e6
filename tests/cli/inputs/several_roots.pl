max_to_move(a). max_to_move(pos(1, x)). min_to_move('Last').
moves(a, [b]).
moves(pos(1, x), [c]).
moves('Last', [c]).
static_eval(b, 1). static_eval(c, 2).
