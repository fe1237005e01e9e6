% Destructive assignment: one term holds the best so far.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss),
    !,
    State = state(none, none, none),
    forall(member(S, Ss), improve(State, Pos, S)),
    arg(1, State, Best),
    arg(2, State, Val),
    arg(3, State, Rest),
    Line = [Best|Rest].
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

improve(State, Pos, S) :-
    minimax(S, _, V, L),
    arg(2, State, V0),
    (   ( V0 == none -> true ; max_here(Pos) -> V > V0 ; V < V0 )
    ->  nb_setarg(1, State, S),
        nb_setarg(2, State, V),
        nb_setarg(3, State, L)
    ;   true
    ).

max_here(Pos) :- max_to_move(Pos), !.
max_here(Pos) :- min_to_move(Pos), !, fail.
max_here(Pos) :- moves(Pos, [S|_]), min_to_move(S).
