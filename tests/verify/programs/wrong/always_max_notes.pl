% expect: fail misconception=always_max
% minimax/4, first homework

minimax(Pos, BestPos, Val, [BestPos|Nodes]) :-
    moves(Pos, PosList), !,
    best(PosList, BestPos, Val, Nodes).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([Pos], Pos, Val, Nodes) :-
    minimax(Pos, _, Val, Nodes), !.
best([Pos1|PosList], BestPos, BestVal, BestNodes) :-
    minimax(Pos1, _, Val1, Nodes1),
    best(PosList, Pos2, Val2, Nodes2),
    (   Val1 > Val2
    ->  BestPos = Pos1, BestVal = Val1, BestNodes = Nodes1
    ;   BestPos = Pos2, BestVal = Val2, BestNodes = Nodes2
    ).
