% expect: fail misconception=ab_equal_last_tie
% One loop with >= everywhere.
alphabeta(P, A, B, G, V) :- moves(P, [S|Ss]), !, alphabeta(S, A, B, _, V1), go(P, Ss, A, B, S, V1, G, V).
alphabeta(P, _, _, _, V) :- static_eval(P, V).

go(_, [], _, _, G, V, G, V) :- !.
go(P, [S|Ss], A, B, G0, V0, G, V) :-
    (   mx(P)
    ->  (   V0 >= B -> G = G0, V = V0
        ;   ( V0 >= A -> A1 = V0 ; A1 = A ),
            alphabeta(S, A1, B, _, V1),
            ( V1 >= V0 -> go(P, Ss, A1, B, S, V1, G, V) ; go(P, Ss, A1, B, G0, V0, G, V) )
        )
    ;   (   A >= V0 -> G = G0, V = V0
        ;   ( B >= V0 -> B1 = V0 ; B1 = B ),
            alphabeta(S, A, B1, _, V1),
            ( V0 >= V1 -> go(P, Ss, A, B1, S, V1, G, V) ; go(P, Ss, A, B1, G0, V0, G, V) )
        )
    ).

mx(P) :- max_to_move(P), !.
mx(P) :- \+ min_to_move(P), moves(P, [S|_]), min_to_move(S).
