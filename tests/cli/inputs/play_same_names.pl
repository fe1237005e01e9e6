moves(s, [a,b]).
max_to_move(s).
static_eval(a, 1). static_eval(b, 2).
move_name(s, a, go). move_name(s, b, go).
