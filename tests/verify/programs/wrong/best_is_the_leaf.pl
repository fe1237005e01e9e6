% expect: fail misconception=best_is_leaf
% BestPos: the position that is reached in the end.
minimax(Pos, BestPos, Val, Nodes) :-
    search(Pos, Val, Nodes),
    ( Nodes == [] -> true ; last(Nodes, BestPos) ).

search(Pos, Val, Nodes) :-
    (   moves(Pos, Ss)
    ->  findall(V-[S|N], ( member(S, Ss), search(S, V, N) ), Rs),
        keysort(Rs, Up),
        (   ( max_to_move(Pos) ; \+ min_to_move(Pos), Ss = [S1|_], min_to_move(S1) )
        ->  last(Up, Val-Nodes)
        ;   Up = [Val-Nodes|_]
        )
    ;   static_eval(Pos, Val), Nodes = []
    ).
