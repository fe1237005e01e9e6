max_to_move(-a).
moves(-a, [-b]).
static_eval(-b, -3).
