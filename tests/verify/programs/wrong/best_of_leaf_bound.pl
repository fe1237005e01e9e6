% expect: fail misconception=none
% A leaf is its own best position.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-(S-L), ( member(S, Ss), minimax(S, _, V, L) ), Rs),
    keysort(Rs, Up),
    ( mx(Pos) -> last(Up, Val-(Best-Line)) ; Up = [Val-(Best-Line)|_] ).
minimax(Pos, Pos, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
