% expect: fail misconception=list_reversed
minimax(Pos, Best, Val, Nodes) :-
    moves(Pos, [S|Ss]), !,
    minimax(S, _, V, N),
    best(Ss, Pos, (S, V, N), (Best, Val, Rest)),
    append(Rest, [Best], Nodes).          % put it at the end
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

best([], _, X, X).
best([S|Ss], Pos, (S0, V0, N0), X) :-
    minimax(S, _, V, N),
    (   gain(Pos, V, V0) -> best(Ss, Pos, (S, V, N), X) ; best(Ss, Pos, (S0, V0, N0), X) ).

gain(Pos, A, B) :- ( max_to_move(Pos) ; \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S) ), !, A > B.
gain(_, A, B) :- A < B.
