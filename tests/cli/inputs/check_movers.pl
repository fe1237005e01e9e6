% Movers that are unknown, declared twice, or the same in successive positions.
moves(a, [b, c]).
max_to_move(b).
min_to_move(c).
moves(b, [d, e]).
max_to_move(d).           % as in b
moves(c, [f, g]).
max_to_move(f).
min_to_move(f).           % both
max_to_move(g).
max_to_move(g).           % twice

static_eval(d, 1).
static_eval(e, 2).
static_eval(f, 3).
static_eval(g, 4).
