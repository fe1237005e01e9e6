% expect: fail misconception=none
% reason: number
% = where is/2 is needed: the value is the term max(1,4), not 4.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    minimax(S, _, V, L),
    go(Ss, Pos, S, V, L, Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

go([], _, S, V, L, S, V, L).
go([S|Ss], Pos, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    ( top(Pos) -> V2 = max(V0, V1) ; V2 = min(V0, V1) ),
    ( V2 =:= V0 -> go(Ss, Pos, B0, V2, L0, B, V, L) ; go(Ss, Pos, S, V2, L1, B, V, L) ).

top(Pos) :- max_to_move(Pos), !.
top(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
