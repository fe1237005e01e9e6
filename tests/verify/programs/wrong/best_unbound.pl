% expect: fail misconception=none
% reason: unbound
minimax(Pos, Best, Val, Line) :- mm(Pos, best, Val, Line).

mm(Pos, best, Val, [S|L]) :-
    moves(Pos, Ss), !,
    findall(V-S0-L0, ( member(S0, Ss), mm(S0, best, V, L0) ), Rs),
    keysort_by_value(Rs, Sorted),
    ( maxi(Pos) -> last(Sorted, Val-S-L) ; Sorted = [Val-S-L|_] ).
mm(Pos, best, Val, []) :- static_eval(Pos, Val).

keysort_by_value(Rs, Sorted) :- findall(V-(S-L), member(V-S-L, Rs), Ks), keysort(Ks, Ks1),
    findall(V-S-L, member(V-(S-L), Ks1), Sorted).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
