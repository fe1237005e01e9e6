% expect: fail misconception=none
% Plus and minus "infinity" are 5 and -5.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    ( mx(Pos) -> Start = -5 ; Start = 5 ),
    scan(Ss, Pos, Start/[], Val/Line),
    ( Line = [Best|_] -> true ; Best = none ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

scan([], _, R, R).
scan([S|Ss], Pos, V0/L0, R) :-
    minimax(S, _, V, L),
    ( ( mx(Pos) -> V > V0 ; V < V0 ) -> scan(Ss, Pos, V/[S|L], R) ; scan(Ss, Pos, V0/L0, R) ).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
