% Race to 10: who is there first has won, but the rule for moves goes on.

:- minimax_interface([terminal = won/1, mover = turn/2]).

initial_position(race(max, 0, 0)).

moves(race(max, A, B), [race(min, A2, B), race(min, A3, B)]) :-
    A2 is A + 3,
    A3 is A + (A + B) mod 5.
moves(race(min, A, B), [race(max, A, B2), race(max, A, B3)]) :-
    B2 is B + 3,
    B3 is B + (A + B) mod 4 + 1.

won(race(_, A, B)) :-
    ( A >= 10 ; B >= 10 ).

turn(race(Player, _, _), Player).

static_eval(race(_, A, B), Val) :-
    (   A >= 10
    ->  Val = 1
    ;   B >= 10
    ->  Val = -1
    ;   Val = 0
    ).
