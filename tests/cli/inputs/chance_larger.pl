
max_to_move(throw).
moves(throw, [first, second]).

chance_to_move(first).
chance_to_move(second).
moves(first, [0.9-a, 0.1-b]).
moves(second, [0.9-c, 0.1-d]).

static_eval(a, 20).
static_eval(b, 30).
static_eval(c, 1).
static_eval(d, 400).
