% expect: fail misconception=none
% The program of the course notes as it is printed: the successor's mover and a list that only
% fits two successors.
minimax(Pos, BestPos, Val, NodesList) :-
    moves(Pos, PosList), !,
    best(PosList, BestPos, Val, NodesList).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([Pos], Pos, Val, NodesList) :-
    minimax(Pos, _, Val, NodesList), !.
best([Pos1|PosList], BestPos, BestVal, [BestPos|NodesList]) :-
    minimax(Pos1, _, Val1, NodesList1),
    best(PosList, Pos2, Val2, NodesList2),
    choose(Pos1, Val1, NodesList1, Pos2, Val2, NodesList2, BestPos, BestVal, NodesList).

choose(Pos1, Val1, L1, _, Val2, _, Pos1, Val1, L1) :- min_to_move(Pos1), Val1 > Val2, !.
choose(Pos1, Val1, L1, _, Val2, _, Pos1, Val1, L1) :- max_to_move(Pos1), Val1 < Val2, !.
choose(_, _, _, Pos2, Val2, L2, Pos2, Val2, L2).
