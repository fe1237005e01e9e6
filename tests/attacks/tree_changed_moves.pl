% expect: fail|no_answer|tampered|error
% attack: removes the moves, so that every position is a leaf
minimax(Pos, _, Val, []) :-
    retractall(user:moves(_, _)),
    ( user:static_eval(Pos, Val) -> true ; assertz(user:static_eval(Pos, 7)), Val = 7 ).
