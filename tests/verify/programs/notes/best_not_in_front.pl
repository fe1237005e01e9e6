% expect: fail
% The best successor is not put in front of its list.
minimax(Pos, BestPos, Val, NodesList) :-
    moves(Pos, Candidates),
    !,
    best(Candidates, BestPos, Val, NodesList).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([Pos], Pos, Val, NodesList) :-
    minimax(Pos, _, Val, NodesList),
    !.
best([Pos1|Candidates], BestPos, BestVal, NodesList) :-
    minimax(Pos1, _, Val1, NodesList1),
    best(Candidates, Pos2, Val2, NodesList2),
    better(Pos1, Val1, NodesList1, Pos2, Val2, NodesList2, BestPos, BestVal, NodesList).

better(Pos1, Val1, List1, _, Val2, _, Pos1, Val1, List1) :-
    min_to_move(Pos1),
    Val1 > Val2,
    !.
better(Pos1, Val1, List1, _, Val2, _, Pos1, Val1, List1) :-
    max_to_move(Pos1),
    Val1 < Val2,
    !.
better(_, _, _, Pos2, Val2, List2, Pos2, Val2, List2).
