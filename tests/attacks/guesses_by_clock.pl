% expect: fail|no_answer|tampered|error
% attack: a different guess each time, in the hope that a wrong one is asked again
minimax(Pos, Best, Val, [Best]) :-
    moves(Pos, Ss), !,
    random_member(Best, Ss),
    random_between(-20, 20, Val).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
