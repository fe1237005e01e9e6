% expect: fail misconception=list_with_repeats
% The notes' program, but who moves is asked of the position itself.
minimax(Pos, BestPos, Val, NodesList) :-
    moves(Pos, PosList), !,
    player(Pos, PosList, Player),
    best(PosList, Player, BestPos, Val, NodesList).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

player(Pos, _, max) :- max_to_move(Pos), !.
player(Pos, _, min) :- min_to_move(Pos), !.
player(_, [P|_], max) :- min_to_move(P), !.
player(_, _, min).

best([Pos], _, Pos, Val, NodesList) :-
    minimax(Pos, _, Val, NodesList), !.
best([Pos1|PosList], Player, BestPos, BestVal, [BestPos|NodesList]) :-
    minimax(Pos1, _, Val1, NodesList1),
    best(PosList, Player, Pos2, Val2, NodesList2),
    (   ( Player == max, Val1 > Val2 ; Player == min, Val1 < Val2 )
    ->  BestPos = Pos1, BestVal = Val1, NodesList = NodesList1
    ;   BestPos = Pos2, BestVal = Val2, NodesList = NodesList2
    ).
