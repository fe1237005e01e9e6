player_to_move(a, 1).
moves(a, [b]).
player_to_move(b, 2).
moves(b, [a, c]).
static_eval(a, [0,0]).
static_eval(b, [1,0]).
static_eval(c, [2r3,0.5]).
