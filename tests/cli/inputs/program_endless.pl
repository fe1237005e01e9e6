% Twice as many positions with every ply, without an end.
initial_position(0).
moves(N, [A,B]) :- A is 2*N+1, B is 2*N+2.
max_to_move(_).
static_eval(N, V) :- V is N mod 7.
