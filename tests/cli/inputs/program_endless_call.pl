% Calls that never end.
moves(a, _) :- repeat, fail.
static_eval(a, _) :- repeat, fail.
max_to_move(a).
