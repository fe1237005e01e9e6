moves(N,[M]) :- M is N+1. 
static_eval(_,0). max_to_move(_). initial_position(0).
