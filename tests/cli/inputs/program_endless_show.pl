moves(a, [b,c]).
static_eval(_, 1).
max_to_move(a).
min_to_move(b). min_to_move(c).
initial_position(a) :- true.
show_position(_) :- show_position(x).
move_name(_,_,_) :- loop.
loop :- loop.
