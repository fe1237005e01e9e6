% expect: fail misconception=ab_global_bounds
% Alpha and beta are global variables; nothing sets them back when a position is left.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    nb_setval(alpha, Alpha),
    nb_setval(beta, Beta),
    ab(Pos, Good, Val).

ab(Pos, Good, Val) :-
    moves(Pos, [S|Ss]), !,
    ab(S, _, V),
    update(Pos, V),
    next(Ss, Pos, S, V, Good, Val).
ab(Pos, _, Val) :- static_eval(Pos, Val).

next([], _, G, V, G, V) :- !.
next(_, _, G, V, G, V) :-
    nb_getval(alpha, A), nb_getval(beta, B), A >= B, !.
next([S|Ss], Pos, G0, V0, G, V) :-
    ab(S, _, V1),
    update(Pos, V1),
    (   ( maxi(Pos) -> V1 > V0 ; V1 < V0 )
    ->  next(Ss, Pos, S, V1, G, V)
    ;   next(Ss, Pos, G0, V0, G, V)
    ).

update(Pos, V) :-
    (   maxi(Pos)
    ->  nb_getval(alpha, A), A1 is max(A, V), nb_setval(alpha, A1)
    ;   nb_getval(beta, B), B1 is min(B, V), nb_setval(beta, B1)
    ).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
