% Each position leads to itself by two moves: there are 2^N paths of N plies.
moves(a, [a,a]).
max_to_move(a).
static_eval(a, 0).
