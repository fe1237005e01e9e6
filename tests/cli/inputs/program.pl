% Moves by a rule.
max_to_move(a).
moves(a, [b]).
moves(X, [Y]) :- next(X, Y).
next(b, c).
static_eval(_, 1).
