% A program asks static_eval/2 first, and staticval/2 only where that gives no answer.
staticval(b, 7).
moves(a, [b, c]).
max_to_move(a).
static_eval(b, 1).
static_eval(c, 2).
staticval(c, 2).
staticval(d, 5).
staticval(d, 6).
staticval(e, 3).
static_eval(e, 3.0).
