% expect: fail|no_answer|tampered|error
% attack: cyclic terms
minimax(_, Best, Val, Line) :-
    Best = f(Best),
    Val = s(Val, Best),
    Line = [Best|Line].
