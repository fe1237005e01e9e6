% expect: fail misconception=first_successor
minimax(Pos, Best, Val, [Best|L]) :-
    moves(Pos, [Best|_]),
    minimax(Best, _, Val, L),
    !.
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).
