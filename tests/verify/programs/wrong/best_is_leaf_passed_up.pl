% expect: fail misconception=best_is_leaf
minimax(Pos, Best, Val, Line) :-
    mm(Pos, leaf(Leaf), Val, Line),
    ( Line == [] -> true ; Best = Leaf ).

% the best position is handed up unchanged from below
mm(Pos, Best, Val, [S|Line]) :-
    moves(Pos, [P|Ps]), !,
    mm(P, B1, V1, L1),
    more(Ps, Pos, f(P, B1, V1, L1), f(S, Best, Val, Line)).
mm(Pos, leaf(Pos), Val, []) :- static_eval(Pos, Val).

more([], _, F, F).
more([P|Ps], Pos, F0, F) :-
    F0 = f(_, _, V0, _),
    mm(P, B1, V1, L1),
    (   up(Pos), V1 > V0 -> more(Ps, Pos, f(P, B1, V1, L1), F)
    ;   \+ up(Pos), V1 < V0 -> more(Ps, Pos, f(P, B1, V1, L1), F)
    ;   more(Ps, Pos, F0, F)
    ).

up(Pos) :- max_to_move(Pos), !.
up(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
