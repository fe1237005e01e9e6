% expect: fail|no_answer|tampered|error
% attack: endless answers on backtracking, the right value among them
minimax(Pos, Best, Val, [Best]) :-
    ( moves(Pos, Ss) -> member(Best, Ss) ; true ),
    between(-1000000000, inf, Val).
