% expect: no_answer
% reason: move/2
% Its own names for the facts of the tree.
minimax(Pos, Best, Val, [Best|L]) :-
    findall(S, move(Pos, S), Ss), Ss \== [], !,
    findall(V-(S-L0), ( member(S, Ss), minimax(S, _, V, L0) ), Ps),
    keysort(Ps, Up),
    ( player(Pos, max) -> last(Up, Val-(Best-L)) ; Up = [Val-(Best-L)|_] ).
minimax(Pos, _, Val, []) :- value(Pos, Val).
