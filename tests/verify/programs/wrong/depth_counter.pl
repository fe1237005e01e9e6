% expect: fail misconception=max_by_depth
% even depth: MAX, odd depth: MIN
minimax(Pos, Best, Val, List) :- mm(Pos, 0, Best, Val, List).

mm(Pos, D, Best, Val, [Best|List]) :-
    moves(Pos, [S|Ss]), !,
    D1 is D + 1,
    mm(S, D1, _, V, L),
    step(Ss, D, D1, S/V/L, Best/Val/List).
mm(Pos, _, _, Val, []) :- static_eval(Pos, Val).

step([], _, _, R, R).
step([S|Ss], D, D1, B0/V0/L0, R) :-
    mm(S, D1, _, V, L),
    (   D mod 2 =:= 0, V > V0 -> step(Ss, D, D1, S/V/L, R)
    ;   D mod 2 =:= 1, V < V0 -> step(Ss, D, D1, S/V/L, R)
    ;   step(Ss, D, D1, B0/V0/L0, R)
    ).
