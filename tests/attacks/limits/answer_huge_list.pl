% expect: fail|no_answer|tampered|error
% because: Stack limit
% attack: a list of three million positions
minimax(_, Best, 0, Line) :-
    numlist(1, 3000000, Line),
    Line = [Best|_].
