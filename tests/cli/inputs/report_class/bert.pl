% Always maximises.
minimax(Pos, Best, Val, [Best|Nodes]) :-
    moves(Pos, [First|Rest]), !,
    best([First|Rest], Best, Val, Nodes).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([P], P, V, L) :- !,
    minimax(P, _, V, L).
best([P1|Ps], P, V, L) :-
    minimax(P1, _, V1, L1),
    best(Ps, P2, V2, L2),
    (   V1 > V2
    ->  P = P1, V = V1, L = L1
    ;   P = P2, V = V2, L = L2
    ).
