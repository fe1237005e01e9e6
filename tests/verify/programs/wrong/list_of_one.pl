% expect: fail misconception=list_first_only
minimax(Pos, Best, Val, [Best]) :-
    moves(Pos, L), L = [_|_], !,
    results(L, Rs),
    select_for(Pos, Rs, Best, Val).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

results([], []).
results([P|Ps], [P:V|Rs]) :- minimax(P, _, V, _), results(Ps, Rs).

select_for(_, [P:V], P, V) :- !.
select_for(Pos, [P1:V1, P2:V2|Rs], P, V) :-
    (   max_side(Pos), V1 >= V2 -> W = P1:V1
    ;   \+ max_side(Pos), V1 =< V2 -> W = P1:V1
    ;   W = P2:V2
    ),
    select_for(Pos, [W|Rs], P, V).

max_side(Pos) :- max_to_move(Pos), !.
max_side(Pos) :- min_to_move(Pos), !, fail.
max_side(Pos) :- moves(Pos, [S|_]), min_to_move(S), !.
