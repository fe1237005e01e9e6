% Does not say where it begins.
initial_position(P) :- throw(no).
moves(a, [b]).
static_eval(b, 1).
