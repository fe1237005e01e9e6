% expect: fail misconception=none
% Rounds the values to integers to compare them.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    minimax(S, _, V, L),
    scan(Ss, Pos, S/V/L, Best/Val/Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, V), Val is truncate(V).

scan([], _, R, R).
scan([S|Ss], Pos, _/V0/_, R) :- minimax(S, _, V, L), ( mx(Pos) -> V > V0 ; V < V0 ), !, scan(Ss, Pos, S/V/L, R).
scan([_|Ss], Pos, R0, R) :- scan(Ss, Pos, R0, R).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
