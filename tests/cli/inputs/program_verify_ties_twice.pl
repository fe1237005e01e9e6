% >= in both directions: two answers where values are equal
minimax(P, B, V, [B|L]) :-
    moves(P, Ss), !,
    member(B, Ss),
    minimax(B, _, V, L),
    \+ ( member(S, Ss), minimax(S, _, W, _), better(P, W, V) ).
minimax(P, _, V, []) :- static_eval(P, V).

better(P, W, V) :- mover(P, max), W > V.
better(P, W, V) :- mover(P, min), W < V.

mover(P, M) :- max_to_move(P), !, M = max.
mover(P, M) :- min_to_move(P), !, M = min.
mover(P, M) :- moves(P, [S|_]), ( min_to_move(S) -> M = max ; M = min ).
