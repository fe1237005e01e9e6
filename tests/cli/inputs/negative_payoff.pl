moves(r,[x,q]).
moves(q,[y,z]).
player_to_move(r,1).
player_to_move(q,2).
static_eval(x,[5,0,0]).
static_eval(y,[0,6,0]).
static_eval(z,[6,7,-5]).
