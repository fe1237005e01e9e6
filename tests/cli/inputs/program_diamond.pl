% Two ways from a to d.
:- X = 1, X > 0.
moves(a, [b,c]) :- true.
moves(b, [d]). moves(c,[d]). moves(d,[]).
static_eval(d, 1).
max_to_move(a). min_to_move(b). min_to_move(c).
