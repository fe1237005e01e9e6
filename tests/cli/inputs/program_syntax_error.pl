% A rule, and two clauses that cannot be read.
moves(X, [Y]) :- next(X, Y).
next(a, b)
next(b, c).
max_to_move(_).
static_eval(_ 1).
