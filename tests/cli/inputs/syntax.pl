% All errors of a file are reported.
max_to_move(a.
moves(a, [b,c]).
moves(b [d,e]).
static_eval(d, 1)
static_eval(e, 2).
static_eval(c, 0'').
Moves(c, []).
static_eval("x, 1).
