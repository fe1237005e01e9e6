:- use_module(library(assoc)).

% The memo goes through the search as an AVL tree: Pos -> known(Best, Val, Line).
minimax(Pos, Best, Val, Line) :-
    empty_assoc(Memo),
    solve(Pos, known(B, Val, Line), Memo, _),
    ( B = yes(Best) -> true ; true ).

solve(Pos, Known, Memo, Memo) :-
    get_assoc(Pos, Memo, Known), !.
solve(Pos, Known, Memo0, Memo) :-
    moves(Pos, Ss), !,
    side(Pos, Side),
    solve_all(Ss, Side, none, Known, Memo0, Memo1),
    put_assoc(Pos, Memo1, Known, Memo).
solve(Pos, Known, Memo0, Memo) :-
    static_eval(Pos, Val),
    Known = known(no, Val, []),
    put_assoc(Pos, Memo0, Known, Memo).

solve_all([], _, Known, Known, Memo, Memo).
solve_all([S|Ss], Side, Known0, Known, Memo0, Memo) :-
    solve(S, known(_, V, L), Memo0, Memo1),
    (   ( Known0 = none
        ; Known0 = known(_, V0, _),
          ( Side = max -> V >= V0 ; V =< V0 )
        )
    ->  Known1 = known(yes(S), V, [S|L])
    ;   Known1 = Known0
    ),
    solve_all(Ss, Side, Known1, Known, Memo1, Memo).

side(Pos, max) :- max_to_move(Pos), !.
side(Pos, min) :- min_to_move(Pos), !.
side(Pos, Side) :- moves(Pos, [S|_]), side(S, Other), other(Other, Side).

other(max, min).
other(min, max).
