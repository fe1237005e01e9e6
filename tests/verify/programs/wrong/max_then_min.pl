% expect: fail misconception=max_by_depth
% Two predicates that call each other: I start, then the opponent answers.

minimax(Pos, Best, Val, Nodes) :- me(Pos, Best, Val, Nodes).

me(Pos, Best, Val, [Best|Nodes]) :-
    moves(Pos, L), !,
    findall(r(V, S, N), ( member(S, L), you(S, _, V, N) ), Rs),
    max_member(r(Val, Best, Nodes), Rs).
me(Pos, _, Val, []) :- static_eval(Pos, Val).

you(Pos, Best, Val, [Best|Nodes]) :-
    moves(Pos, L), !,
    findall(r(V, S, N), ( member(S, L), me(S, _, V, N) ), Rs),
    min_member(r(Val, Best, Nodes), Rs).
you(Pos, _, Val, []) :- static_eval(Pos, Val).
