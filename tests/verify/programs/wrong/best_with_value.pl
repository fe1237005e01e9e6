% expect: fail misconception=none
% BestPos is the pair b-4.
minimax(Pos, S-Val, Val, [S|Line]) :-
    moves(Pos, Ss), !,
    findall(V-X-L, ( member(X, Ss), minimax(X, _, V, L) ), Rs),
    predsort(by_value, Rs, Up),
    ( maxi(Pos) -> last(Up, Val-S-Line) ; Up = [Val-S-Line|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

by_value(Order, V-_-_, W-_-_) :- ( V > W -> Order = (>) ; Order = (<) ).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
