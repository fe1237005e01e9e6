players([ann, bob]).
player_to_move(a, cid).
moves(a, [b, c]).
max_to_move(a).
static_eval(b, 1).
static_eval(c, 2).
