% Values that mind the depth, in a game that goes round in a circle.
:- minimax_interface([static_eval = ev(position,depth,value)]).
moves(a, [b]).
moves(b, [a,c]).
moves(c, []).
max_to_move(a).
max_to_move(c).
min_to_move(b).
ev(c, _, 5).
ev(a, D, V) :- V is 3-D.
ev(b, _, 3).
