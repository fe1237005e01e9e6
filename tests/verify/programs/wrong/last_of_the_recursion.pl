% expect: fail misconception=last_successor
% "best" of the rest is always believed: nothing compares Val1 with Val2.
minimax(Pos, BestPos, Val, [BestPos|Nodes]) :-
    moves(Pos, PosList), !,
    best(PosList, BestPos, Val, Nodes).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([Pos], Pos, Val, Nodes) :- !,
    minimax(Pos, _, Val, Nodes).
best([Pos1|PosList], BestPos, Val, Nodes) :-
    minimax(Pos1, _, _Val1, _Nodes1),
    best(PosList, Pos2, Val2, Nodes2),
    BestPos = Pos2, Val = Val2, Nodes = Nodes2.
