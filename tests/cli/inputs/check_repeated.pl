% Facts that are there already, and facts that contradict them.
moves(a, [b, c, b]).
max_to_move(a).
static_eval(b, 1).
static_eval(c, 2).
moves(a, [b, c, b]).
moves(a, [d]).
static_eval(b, 1).
static_eval(c, 3).
