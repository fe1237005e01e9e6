% Matches by a program that counts what it does, prints it, and leaves only the winning move where there
% is one.

:- dynamic asked/1.

asked(0).

initial_position(max-5).

moves(Player-N, [Other-M]) :-
    count,
    other(Player, Other),
    member(Taken, [1,2]),
    Taken =< N,
    M is N - Taken,
    0 is M mod 3,
    !.
moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

count :-
    retract(asked(N0)),
    N is N0 + 1,
    assertz(asked(N)),
    (   N =:= 1 -> format("counting~n") ; true ).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).
