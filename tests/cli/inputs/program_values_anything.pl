% Any term has a value.

moves(a, [Succ]) :- Succ = b.
max_to_move(a).
static_eval(b, 1) :- !.
static_eval(_, 0).
