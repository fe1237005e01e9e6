% Two circles: a root leads to one of them, nothing leads to the other.
moves(start, [left, right]).
max_to_move(start).
moves(left, [up, end]).
min_to_move(left).
moves(up, [left, end]).
max_to_move(up).
moves(right, [end, end]).
min_to_move(right).
static_eval(end, 0).

moves(here, [there]).
max_to_move(here).
moves(there, [here, 'last one']).
min_to_move(there).
static_eval('last one', 1).
