% expect: fail|no_answer|tampered|error
% attack: a list without end of the true first successor
minimax(Pos, Best, 0, Line) :-
    ( moves(Pos, [Best|_]) -> true ; Best = Pos ),
    Line = [Best|Line].
