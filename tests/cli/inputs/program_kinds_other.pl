% Who moves is told by another predicate, whose players are called a and b.
initial_position(s).
players([a, b]).
moves(s, L) :- L = [t, u].
whose(s, b).
static_eval(t, [1, 0]).
static_eval(u, [0, 9]).
