% MAX has 7 by the first coin. The second one is worth less, for MIN has 4 or 2 at once below it; the
% third is worth as much, and a face of it never comes up.
max_to_move(toss).
moves(toss, [first, second, third]).
chance_to_move(first).
moves(first, [1-seven]).
chance_to_move(second).
moves(second, [1/2-head, 1/2-tail]).
chance_to_move(third).
moves(third, [1/2-high, 0-edge, 1/2-low]).
min_to_move(head).
min_to_move(tail).
min_to_move(high).
moves(head, [four, five]).
moves(tail, [two, six]).
moves(high, [ten, nine]).
static_eval(two, 2).
static_eval(four, 4).
static_eval(five, 5).
static_eval(six, 6).
static_eval(seven, 7).
static_eval(nine, 9).
static_eval(ten, 10).
static_eval(low, 5).
static_eval(edge, -10).
