% expect: fail misconception=best_leaf
% Look for the best leaf of all and go there.
minimax(Pos, Best, Val, Path) :-
    findall(V-P, ( path(Pos, P, Leaf), static_eval(Leaf, V) ), All),
    keysort(All, Sorted),
    ( hopes_for_much(Pos) -> last(Sorted, Val-Path) ; Sorted = [Val-Path|_] ),
    ( Path = [Best|_] -> true ; true ).

path(Pos, [], Pos) :- \+ moves(Pos, _).
path(Pos, [S|P], Leaf) :- moves(Pos, Ss), member(S, Ss), path(S, P, Leaf).

hopes_for_much(Pos) :- max_to_move(Pos), !.
hopes_for_much(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
