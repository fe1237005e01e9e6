% Of four successors of a, three are equally good; 5 and 5.0 are equal numbers.
max_to_move(a).
min_to_move(b). min_to_move(c). min_to_move(d). min_to_move(e).
moves(a, [b, c, d, e]).
moves(b, [f, g, h]).
static_eval(c, 5). static_eval(d, 1). static_eval(e, 10r2).
static_eval(f, 5). static_eval(g, 7). static_eval(h, 5.0).
