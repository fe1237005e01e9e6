% The best of a position is kept in a global variable of its own level.
minimax(Pos, Best, Val, Line) :-
    search(Pos, 0, Result),
    (   Result = leaf(Val)
    ->  Line = []
    ;   Result = inner(Val, Line),
        Line = [Best|_]
    ).

search(Pos, Level, Result) :-
    moves(Pos, Ss), !,
    key(Level, Key),
    b_setval(Key, nothing),
    Next is Level+1,
    visit(Ss, Pos, Next, Key),
    b_getval(Key, Result).
search(Pos, _, leaf(Val)) :-
    static_eval(Pos, Val).

visit([], _, _, _).
visit([S|Ss], Pos, Next, Key) :-
    search(S, Next, R),
    ( R = leaf(V) -> L = [] ; R = inner(V, L) ),
    b_getval(Key, Old),
    (   Old = inner(V0, _),
        \+ improves(Pos, V, V0)
    ->  true
    ;   b_setval(Key, inner(V, [S|L]))
    ),
    visit(Ss, Pos, Next, Key).

key(Level, Key) :- atom_concat(best_at_, Level, Key).

improves(Pos, V, V0) :- max_to_move(Pos), !, V > V0.
improves(Pos, V, V0) :- min_to_move(Pos), !, V < V0.
improves(Pos, V, V0) :- moves(Pos, [S|_]), min_to_move(S), !, V > V0.
improves(_, V, V0) :- V < V0.
