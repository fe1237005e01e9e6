% Matches, with an estimate that also asks who is to move.

:- minimax_interface([heuristic = evaluate/3]).

initial_position(max-20).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

evaluate(_-N, Player, Val) :-
    (   N mod 3 =\= 0
    ->  Val = 0
    ;   Player == max
    ->  Val = -1
    ;   Val = 1
    ).
