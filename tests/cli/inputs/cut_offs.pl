% Where equal values cut off, and where a bound comes from further up than the parent.
max_to_move(a). min_to_move(b). min_to_move(c). max_to_move(d). min_to_move(e).
moves(a, [b, c]).
moves(b, [f]).
moves(c, [g, d, 'a leaf']).
moves(d, [e, h]).
moves(e, [i, j, k]).
static_eval(f, 2+1).
static_eval(g, 10).
static_eval(h, 3.0).
static_eval(i, 3).
static_eval(j, 7).
static_eval(k, 8).
static_eval('a leaf', 2).
