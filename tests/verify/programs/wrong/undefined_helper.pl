% expect: fail misconception=none
% reason: best_of/5
% best_of/5 is in another file that was not handed in.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    best_of(Ss, Pos, Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
