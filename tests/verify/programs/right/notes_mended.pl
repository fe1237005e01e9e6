% The program of the course notes, with the mover of Pos itself and a list that is right for any
% number of successors.

minimax(Pos, BestPos, Val, [BestPos|Nodes]) :-
    moves(Pos, PosList), !,
    who_moves(Pos, PosList, Who),
    best(Who, PosList, BestPos, Val, Nodes).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

who_moves(Pos, _, max) :- max_to_move(Pos), !.
who_moves(Pos, _, min) :- min_to_move(Pos), !.
who_moves(_, [P|_], max) :- min_to_move(P), !.
who_moves(_, _, min).

best(_, [Pos], Pos, Val, Nodes) :-
    minimax(Pos, _, Val, Nodes), !.
best(Who, [Pos1|PosList], BestPos, BestVal, BestNodes) :-
    minimax(Pos1, _, Val1, Nodes1),
    best(Who, PosList, Pos2, Val2, Nodes2),
    betterof(Who, Pos1, Val1, Nodes1, Pos2, Val2, Nodes2, BestPos, BestVal, BestNodes).

betterof(max, Pos1, Val1, Nodes1, _, Val2, _, Pos1, Val1, Nodes1) :-
    Val1 > Val2, !.
betterof(min, Pos1, Val1, Nodes1, _, Val2, _, Pos1, Val1, Nodes1) :-
    Val1 < Val2, !.
betterof(_, _, _, _, Pos2, Val2, Nodes2, Pos2, Val2, Nodes2).
