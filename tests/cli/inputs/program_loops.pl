moves(a, [b]) :- true.
moves(b, L) :- endless(0, L).
endless(N, L) :- M is N+1, endless(M, L).
max_to_move(_).
static_eval(a, 1).
static_eval(b, 1).
