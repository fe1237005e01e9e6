% expect: fail misconception=list_with_root
% NodesList is the path from Pos to the leaf.
minimax(Pos, BestPos, Val, [Pos|List]) :-
    moves(Pos, PosList), !,
    findall(V-S, ( member(S, PosList), minimax(S, _, V, _) ), Ps),
    ( to_max(Pos, PosList) -> sort(1, @>=, Ps, [_-BestPos|_]) ; sort(1, @=<, Ps, [_-BestPos|_]) ),
    minimax(BestPos, _, Val, List).
minimax(Pos, _, Val, [Pos]) :-
    static_eval(Pos, Val).

to_max(Pos, _) :- max_to_move(Pos), !.
to_max(Pos, [S|_]) :- \+ min_to_move(Pos), min_to_move(S).
