moves(a, [b,c]).
moves(b, L) :- loop(L).
loop(L) :- loop(L).
static_eval(_, 1).
max_to_move(a).
min_to_move(b). min_to_move(c).
initial_position(a).
