% Waits when it is loaded.
:- sleep(60).
moves(a, [b]).
max_to_move(a).
static_eval(b, 1).
