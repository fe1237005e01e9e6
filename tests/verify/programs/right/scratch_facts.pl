% Scratch facts hold what was found; they are cleared before each question.
:- dynamic found/4.

minimax(Pos, Best, Val, Line) :-
    retractall(found(_, _, _, _)),
    explore(Pos),
    found(Pos, B, Val, Line),
    !,
    ( B == leaf -> true ; Best = B ).

explore(Pos) :- found(Pos, _, _, _), !.
explore(Pos) :-
    moves(Pos, Ss), !,
    forall(member(S, Ss), explore(S)),
    findall(V-S, ( member(S, Ss), found(S, _, V, _) ), Pairs),
    (   is_max(Pos)
    ->  keep(Pairs, >, V-S)
    ;   keep(Pairs, <, V-S)
    ),
    found(S, _, _, Line),
    assertz(found(Pos, S, V, [S|Line])).
explore(Pos) :-
    static_eval(Pos, Val),
    assertz(found(Pos, leaf, Val, [])).

keep([P|Ps], Op, Best) :- keep(Ps, Op, P, Best).

keep([], _, Best, Best).
keep([V-S|Ps], Op, V0-S0, Best) :-
    Test =.. [Op, V, V0],
    (   Test
    ->  keep(Ps, Op, V-S, Best)
    ;   keep(Ps, Op, V0-S0, Best)
    ).

is_max(Pos) :- max_to_move(Pos), !.
is_max(Pos) :- min_to_move(Pos), !, fail.
is_max(Pos) :- moves(Pos, [S|_]), min_to_move(S), !.
