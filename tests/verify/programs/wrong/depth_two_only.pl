% expect: fail misconception=none
% Written for trees of depth 2: successors and leaves, no recursion.
minimax(Pos, Best, Val, [Best, Leaf]) :-
    moves(Pos, Ss),
    findall(V-S-L, ( member(S, Ss), reply(S, V, L) ), Rs),
    sort(1, @>=, Rs, _),
    findall(V-(S-L), member(V-S-L, Rs), Ks),
    keysort(Ks, Up),
    Up \== [], !,
    ( mx(Pos) -> last(Up, Val-(Best-Leaf)) ; Up = [Val-(Best-Leaf)|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

reply(S, V, L) :-
    moves(S, Ls),
    findall(W-X, ( member(X, Ls), static_eval(X, W) ), Ws),
    keysort(Ws, Up), Up \== [],
    ( mx(S) -> last(Up, V-L) ; Up = [V-L|_] ).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
