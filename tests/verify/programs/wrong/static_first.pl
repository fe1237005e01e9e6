% expect: fail misconception=inner_static
% base case first
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val), !.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]),
    minimax(S, _, V, L),
    rest(Ss, Pos, S, V, L, Best, Val, Line).

rest([], _, B, V, L, B, V, L).
rest([S|Ss], Pos, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (   better(Pos, V1, V0)
    ->  rest(Ss, Pos, S, V1, L1, B, V, L)
    ;   rest(Ss, Pos, B0, V0, L0, B, V, L)
    ).

better(Pos, X, Y) :- max_to_move(Pos), !, X > Y.
better(Pos, X, Y) :- min_to_move(Pos), !, X < Y.
better(Pos, X, Y) :- moves(Pos, [S|_]), min_to_move(S), !, X > Y.
better(_, X, Y) :- X < Y.
