% After the textbook's scheme: minimax/3 gives the best successor and the value; the line is
% followed afterwards.

minimax(Pos, BestSucc, Val, Line) :-
    minimax(Pos, BestSucc, Val),
    line(BestSucc, Line).

line(Pos, []) :- var(Pos), !.
line(Pos, [Pos|Line]) :-
    minimax(Pos, Next, _),
    line(Next, Line).

minimax(Pos, BestSucc, Val) :-
    moves(Pos, PosList), !,
    best(PosList, Pos, BestSucc, Val)
    ;
    staticval(Pos, Val).

staticval(Pos, Val) :- static_eval(Pos, Val).

best([Pos], _, Pos, Val) :-
    minimax(Pos, _, Val), !.
best([Pos1|PosList], Parent, BestPos, BestVal) :-
    minimax(Pos1, _, Val1),
    best(PosList, Parent, Pos2, Val2),
    betterof(Parent, Pos1, Val1, Pos2, Val2, BestPos, BestVal).

betterof(Parent, Pos0, Val0, _, Val1, Pos0, Val0) :-
    ( maximises(Parent), Val0 >= Val1
    ; minimises(Parent), Val0 =< Val1
    ), !.
betterof(_, _, _, Pos1, Val1, Pos1, Val1).

minimises(Pos) :- min_to_move(Pos), !.
minimises(Pos) :- \+ max_to_move(Pos), moves(Pos, [S|_]), max_to_move(S), !.

maximises(Pos) :- \+ minimises(Pos).
