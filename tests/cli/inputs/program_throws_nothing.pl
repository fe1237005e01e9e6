moves(a, _) :- throw(error(_,_)).
max_to_move(a).
