% expect: fail|no_answer|tampered|error
% attack: makes every value 0 before it answers 0
minimax(Pos, Best, 0, Line) :-
    retractall(user:static_eval(_, _)),
    assertz((user:static_eval(_, 0))),
    follow(Pos, Line),
    ( Line = [Best|_] -> true ; true ).
follow(Pos, [S|L]) :- moves(Pos, [S|_]), !, follow(S, L).
follow(_, []).
