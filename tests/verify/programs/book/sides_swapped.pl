% expect: fail
% MAX takes the smaller one: whose turn it is in Pos1 is taken for who chose it.
minimax(Pos, BestSucc, Val) :-
    moves(Pos, Succs),
    !,
    best(Succs, BestSucc, Val).
minimax(Pos, _, Val) :-
    staticval(Pos, Val).

best([Pos], Pos, Val) :-
    minimax(Pos, _, Val),
    !.
best([Pos1|Succs], BestPos, BestVal) :-
    minimax(Pos1, _, Val1),
    best(Succs, Pos2, Val2),
    better_of(Pos1, Val1, Pos2, Val2, BestPos, BestVal).

% Who moved to Pos1 and Pos2 is told by Pos1: the other one is to move there.
better_of(Pos1, Val1, _, Val2, Pos1, Val1) :-
    min_to_move(Pos1),
    Val1 < Val2,
    !.
better_of(Pos1, Val1, _, Val2, Pos1, Val1) :-
    max_to_move(Pos1),
    Val1 > Val2,
    !.
better_of(_, _, Pos2, Val2, Pos2, Val2).
