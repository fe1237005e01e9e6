player_to_move(start, 1).
moves(start, [throw]).
chance_to_move(throw).
moves(throw, [0.5-a, 0.5-b]).
static_eval(a, [10**400, 1]).
static_eval(b, [1, 1]).
