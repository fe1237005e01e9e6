% expect: no_answer
% reason: Syntax error
/* The comment of the head is never closed.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    best(Ss, Pos, Best, Val, Line).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).
