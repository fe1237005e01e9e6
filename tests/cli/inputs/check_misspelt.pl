% The notes' tree, with five slips: each is one message.
max_to_move(d).
max_to_mvoe(e).
max_to_move(f).
max_to_move(gg).
min_to_move(b).
min_to_move(c).
moves(a, [b, cc]).
moves(b, [d, e]).
moves(c, [f, g]).
moves(d, [h, 'I']).
moves(e, [j, l]).
moves(f, [m, n]).
moves(g, [o, p]).
static_eval(h, 1).
static_eval(i, 4).
static_evals(j, 5).
static_eval(l, 6).
static_eval(m, 2).
static_eval(n, 1).
static_eval(o, 1).
static_eval(p, 1).
