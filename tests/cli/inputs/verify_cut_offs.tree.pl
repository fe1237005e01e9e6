% At min2 MIN gets 3, which MAX has already.
moves(max, [min1,min2]).
moves(min1, [l1,l2]).
moves(min2, [l3,l4]).
max_to_move(max). min_to_move(min1). min_to_move(min2).
static_eval(l1, 3). static_eval(l2, 5). static_eval(l3, 3). static_eval(l4, 1).
