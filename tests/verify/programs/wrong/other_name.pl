% expect: no_answer
% reason: minimax/4
% miniMax/4 and not minimax/4.
miniMax(Pos, Best, Val, [Best|L]) :-
    moves(Pos, [S|Ss]), !,
    miniMax(S, _, V, L0),
    rest(Ss, Pos, S-V-L0, Best-Val-L).
miniMax(Pos, _, Val, []) :- static_eval(Pos, Val).

rest([], _, R, R).
rest([S|Ss], Pos, S0-V0-L0, R) :-
    miniMax(S, _, V, L),
    ( ( max_to_move(Pos) -> V > V0 ; V < V0 ) -> rest(Ss, Pos, S-V-L, R) ; rest(Ss, Pos, S0-V0-L0, R) ).
