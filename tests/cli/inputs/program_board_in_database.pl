% Matches, of which the number is kept in the database.

:- minimax_interface([mover = parity, view = mover, default_value = -1]).

:- dynamic heap/1.

initial_position(9).

moves(Count, Successors) :-
    retractall(heap(_)),
    assertz(heap(Count)),
    findall(Left, ( member(Taken, [1,2]), take(Taken, Left) ), Successors).

take(Taken, Left) :-
    heap(Count),
    Taken =< Count,
    Left is Count - Taken.
