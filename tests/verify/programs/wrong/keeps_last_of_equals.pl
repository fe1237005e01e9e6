% expect: fail misconception=tie_last options=--ties first
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    minimax(S, _, V, L),
    run(Ss, Pos, S, V, L, Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

run([], _, B, V, L, B, V, L).
run([S|Ss], Pos, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (   at_least_as_good(Pos, V1, V0)
    ->  run(Ss, Pos, S, V1, L1, B, V, L)
    ;   run(Ss, Pos, B0, V0, L0, B, V, L)
    ).

at_least_as_good(Pos, X, Y) :- max_to_move(Pos), !, X >= Y.
at_least_as_good(Pos, X, Y) :- min_to_move(Pos), !, X =< Y.
at_least_as_good(Pos, X, Y) :- moves(Pos, [S|_]), min_to_move(S), !, X >= Y.
at_least_as_good(_, X, Y) :- X =< Y.
