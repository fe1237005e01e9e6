moves(a, [b,c]).
static_eval(_, 1).
max_to_move(a).
min_to_move(b). min_to_move(c).
initial_position(a) :- loop.
loop :- loop.
