% expect: fail misconception=none
% reason: more than one solution
% No cut in choose/7: the other one comes next.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), Ss = [_|_], !,
    best(Ss, Pos, Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

best([S], _, S, Val, Line) :- minimax(S, _, Val, Line).
best([S|Ss], Pos, Best, Val, Line) :-
    Ss = [_|_],
    minimax(S, _, V1, L1),
    best(Ss, Pos, B2, V2, L2),
    choose(Pos, S/V1/L1, B2/V2/L2, Best/Val/Line).

choose(Pos, S/V1/L1, _/V2/_, S/V1/L1) :- mx(Pos), V1 > V2.
choose(Pos, S/V1/L1, _/V2/_, S/V1/L1) :- \+ mx(Pos), V1 < V2.
choose(_, _, Other, Other).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
