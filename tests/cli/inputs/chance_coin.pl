% A coin, and MIN below each of its faces: all values lie between 2 and 6.
chance_to_move(second).
moves(second, [1/2-head, 1/2-tail]).
min_to_move(head).
min_to_move(tail).
moves(head, [four, five]).
moves(tail, [two, six]).
static_eval(two, 2).
static_eval(four, 4).
static_eval(five, 5).
static_eval(six, 6).
