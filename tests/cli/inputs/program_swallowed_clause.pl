moves(a, L) :- L = [b].
foo(a
max_to_move(a).
static_eval(b, 1).
