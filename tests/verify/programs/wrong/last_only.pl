% expect: fail misconception=last_successor
% overwritten in every round, never compared
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    State = best(none, 0, []),
    forall(member(S, Ss),
           ( minimax(S, _, V, L),
             nb_setarg(1, State, S),
             nb_setarg(2, State, V),
             nb_setarg(3, State, L) )),
    State = best(Best, Val, Rest),
    Line = [Best|Rest].
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
