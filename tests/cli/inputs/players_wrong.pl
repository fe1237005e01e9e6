players([ann, bob]).
player_to_move(a, cid).
moves(a, [b, c]).
static_eval(b, [1, 2, 3]).
static_eval(c, 1).
moves(d, [b]).
player_to_move(d, ann).
player_to_move(d, bob).
