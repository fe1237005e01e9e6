% expect: fail misconception=greedy_static
% A játékos mindig a legjobbnak látszó állásba lép.
minimax(Allas, Legjobb, Ertek, [Legjobb|Ut]) :-
    moves(Allas, [K|Kk]),
    !,
    static_eval(K, E),
    keres(Kk, Allas, K, E, Legjobb),
    minimax(Legjobb, _, Ertek, Ut).
minimax(Allas, _, Ertek, []) :-
    static_eval(Allas, Ertek).

keres([], _, K, _, K).
keres([K|Kk], Allas, K0, E0, Legjobb) :-
    static_eval(K, E),
    (   jobb(Allas, E, E0)
    ->  keres(Kk, Allas, K, E, Legjobb)
    ;   keres(Kk, Allas, K0, E0, Legjobb)
    ).

jobb(A, E, E0) :- max_to_move(A), !, E > E0.
jobb(A, E, E0) :- min_to_move(A), !, E < E0.
jobb(A, E, E0) :- moves(A, [K|_]), min_to_move(K), !, E > E0.
jobb(_, E, E0) :- E < E0.
