% expect: fail misconception=mover_of_child
% As in the script, with the list repaired.
minimax(Pos, BestPos, Val, NodesList) :-
    moves(Pos, PosList), !,
    best(PosList, BestPos, Val, Nodes),
    NodesList = [BestPos|Nodes].
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([Pos], Pos, Val, Nodes) :-
    minimax(Pos, _, Val, Nodes), !.
best([Pos1|PosList], BestPos, BestVal, BestNodes) :-
    minimax(Pos1, _, Val1, Nodes1),
    best(PosList, Pos2, Val2, Nodes2),
    betterof(Pos1, Val1, Nodes1, Pos2, Val2, Nodes2, BestPos, BestVal, BestNodes).

betterof(Pos1, Val1, Nodes1, _, Val2, _, Pos1, Val1, Nodes1) :-
    min_to_move(Pos1),
    Val1 > Val2, !
    ;
    max_to_move(Pos1),
    Val1 < Val2, !.
betterof(_, _, _, Pos2, Val2, Nodes2, Pos2, Val2, Nodes2).
