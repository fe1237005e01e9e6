% Alpha-beta needs no value of d, and BestPos does: MIN at c has 2 already, MAX has 2 at b.
max_to_move(a).
min_to_move(b).
min_to_move(c).
moves(a, [b, c]).
moves(b, [e]).
moves(c, [f, d]).
static_eval(e, 2).
static_eval(f, 2).
