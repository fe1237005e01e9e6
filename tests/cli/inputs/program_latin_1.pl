% Grüße
moves(fünf, [vier]) :- true.
max_to_move(_).
static_eval(vier, 4).
