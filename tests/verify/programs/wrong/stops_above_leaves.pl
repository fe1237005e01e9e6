% expect: fail misconception=one_ply_short
% A position all of whose successors are leaves is valued where it stands.
minimax(Pos, _, Val, []) :-
    moves(Pos, Ss),
    forall(member(S, Ss), \+ moves(S, _)),
    !,
    static_eval(Pos, Val).
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    maplist(value, Ss, Pairs),
    order(Pos, Order),
    sort(1, Order, Pairs, [Val-(Best-Line)|_]).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

value(S, V-(S-L)) :- minimax(S, _, V, L).

order(Pos, @>=) :- max_to_move(Pos), !.
order(Pos, @=<) :- min_to_move(Pos), !.
order(Pos, @>=) :- moves(Pos, [S|_]), min_to_move(S), !.
order(_, @=<).
