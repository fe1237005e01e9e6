% Matches: the evaluation is told how many plies are left, so that a sooner win is worth more.

:- minimax_interface([heuristic = evaluate(position, depth, value), mover = turn/2]).

initial_position(max-8).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2,3]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

turn(Player-_, Player).

evaluate(Player-N, Depth, Val) :-
    (   N > 0
    ->  Val = 0
    ;   Player == max
    ->  Val is -10 - Depth
    ;   Val is 10 + Depth
    ).
