% MAX moves in a, whatever is said of b and c.
max_to_move(a). max_to_move(b). max_to_move(c).
moves(a, [b,c]).
static_eval(b, 3). static_eval(c, 5).
