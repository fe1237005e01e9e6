% expect: fail|no_answer|tampered|error
% attack: destructive assignment to the terms of the query
minimax(Pos, Best, 0, []) :-
    (   compound(Pos) -> catch(( nb_setarg(1, Pos, pwned), setarg(1, Pos, pwned) ), _, true) ; true ),
    Best = Pos.
