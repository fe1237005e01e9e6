moves(a,[b,c]).
min_to_move(b).
max_to_move(c).
static_eval(b,1).
static_eval(c,2).
