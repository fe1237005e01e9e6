% MIN has 3 by the first coin, and so 8 on one face of the second one is too much.
min_to_move(start).
moves(start, [first, second, third]).
chance_to_move(first).
moves(first, [1-three]).
chance_to_move(second).
moves(second, [0.5-high, 0.5-one]).
max_to_move(high).
moves(high, [eight, two]).
max_to_move(third).
moves(third, [ten, nine]).
static_eval(one, 1.5).
static_eval(two, 2).
static_eval(three, 3).
static_eval(eight, 8).
static_eval(nine, 9).
static_eval(ten, 10.0).
