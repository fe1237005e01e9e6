% expect: fail misconception=none
% Cuts off at alpha where MAX moves and at beta where MIN moves.
alphabeta(Pos, A, B, Good, Val) :-
    moves(Pos, [S|Ss]), !,
    alphabeta(S, A, B, _, V),
    on(Ss, Pos, A, B, S, V, Good, Val).
alphabeta(Pos, _, _, _, Val) :- static_eval(Pos, Val).

on([], _, _, _, G, V, G, V) :- !.
on([S|Ss], Pos, A, B, G0, V0, G, V) :-
    (   ( mx(Pos) -> V0 =< A ; V0 >= B ) -> G = G0, V = V0
    ;   ( mx(Pos) -> A1 is max(A, V0), B1 = B ; A1 = A, B1 is min(B, V0) ),
        alphabeta(S, A1, B1, _, V1),
        (   ( mx(Pos) -> V1 > V0 ; V1 < V0 ) -> on(Ss, Pos, A1, B1, S, V1, G, V)
        ;   on(Ss, Pos, A1, B1, G0, V0, G, V)
        )
    ).

mx(P) :- max_to_move(P), !.
mx(P) :- \+ min_to_move(P), moves(P, [S|_]), min_to_move(S).
