% Cannot be loaded.
moves(a, [b]) :- true.
moves(b, [c) :- true.
static_eval(X, 1) :- true.
