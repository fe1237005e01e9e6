% The interface cannot be read.
:- minimax_interface([static_eval = mine/2).
moves(a,[b,c]). moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
static_eval(b,1). static_eval(c,2).
mine(b,9). mine(c,2).
depth(P, N) :- moves(P, L), length(L, N).
