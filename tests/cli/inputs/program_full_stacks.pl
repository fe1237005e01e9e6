% The stacks are not large enough for the moves of c.
moves(a, [b]).
moves(b, [c]).
moves(c, Successors) :- numlist(1, 100000000, Successors).
max_to_move(a).
max_to_move(c).
min_to_move(b).
static_eval(a, 1).
static_eval(b, 2).
static_eval(c, 3).
