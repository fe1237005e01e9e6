% The file says where the game begins, and what moves are called.
moves(x, [a]). moves(a, [b,c]).
max_to_move(x). min_to_move(a).
static_eval(b, 1). static_eval(c, 2).
initial_position(a).
initial_position(x).
move_name(a, b, left). move_name(a, c, right).
