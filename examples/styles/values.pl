% Values as people write them: infinite, signed, floats, rationals and expressions.

initial_position(start).

moves(start, Successors) :- setof(Pos, below(start, Pos), Successors).
moves(left, Successors) :- setof(Pos, below(left, Pos), Successors).
moves(right, Successors) :- setof(Pos, below(right, Pos), Successors).

below(start, left).
below(start, right).
below(left, lost).
below(left, even).
below(right, good).
below(right, better).

max_to_move(start).
min_to_move(left).
min_to_move(right).

static_eval(lost, -inf).
static_eval(even, 1.0Inf).
static_eval(good, +1).
static_eval(better, 2*3/4).
