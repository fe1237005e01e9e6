player_to_move(a, 1).
moves(a, [b,c]).
static_eval(b, [-1,2]).
static_eval(c, [1,-2]).
