% The notes' program, with the mover of the position and the list as it is defined.
minimax(Pos, Best, Val, [Best|Nodes]) :-
    moves(Pos, [First|Rest]), !,
    best(Pos, [First|Rest], Best, Val, Nodes).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best(_, [P], P, V, L) :- !,
    minimax(P, _, V, L).
best(Pos, [P1|Ps], P, V, L) :-
    minimax(P1, _, V1, L1),
    best(Pos, Ps, P2, V2, L2),
    (   first_is_better(Pos, V1, V2)
    ->  P = P1, V = V1, L = L1
    ;   P = P2, V = V2, L = L2
    ).

first_is_better(Pos, V1, V2) :- max_moves(Pos), !, V1 > V2.
first_is_better(_, V1, V2) :- V1 < V2.

max_moves(Pos) :- max_to_move(Pos), !.
max_moves(Pos) :- min_to_move(Pos), !, fail.
max_moves(Pos) :- moves(Pos, Ps), member(P, Ps), min_to_move(P), !.
