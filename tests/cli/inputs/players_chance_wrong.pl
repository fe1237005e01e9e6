player_to_move(start, 1).
moves(start, [throw, both]).
chance_to_move(throw).
moves(throw, [1r2-a, 1r3-b]).
chance_to_move(both).
player_to_move(both, 2).
moves(both, [1-a]).
static_eval(a, [1, 2]).
static_eval(b, [1]).
