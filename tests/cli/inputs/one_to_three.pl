% Roots with one, two and three successors, whose successors have as many.
max_to_move(one). moves(one, [a]).
min_to_move(a). moves(a, [a1]).
static_eval(a1, 1).

max_to_move(two). moves(two, [b, c]).
min_to_move(b). moves(b, [b1, b2]).
min_to_move(c). moves(c, [c1, c2]).
static_eval(b1, 1). static_eval(b2, 2). static_eval(c1, 3). static_eval(c2, 4).

max_to_move(three). moves(three, [d, e, f]).
min_to_move(d). moves(d, [d1, d2, d3]).
min_to_move(e). moves(e, [e1, e2, e3]).
min_to_move(f). moves(f, [f1, f2, f3]).
static_eval(d1, 6). static_eval(d2, 5). static_eval(d3, 7).
static_eval(e1, 3). static_eval(e2, 2). static_eval(e3, 1).
static_eval(f1, 2). static_eval(f2, 4). static_eval(f3, 2).

max_to_move(a1).
max_to_move(b1). max_to_move(b2). max_to_move(c1). max_to_move(c2).
max_to_move(d1). max_to_move(d2). max_to_move(d3).
max_to_move(e1). max_to_move(e2). max_to_move(e3).
max_to_move(f1). max_to_move(f2). max_to_move(f3).
