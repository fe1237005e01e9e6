% Matches: who takes the last of them wins; one or two at a time. A rule gives one successor an answer.

:- minimax_interface([move = move/2]).

initial_position(max-5).

move(Player-N, Other-M) :-
    other(Player, Other),
    member(Taken, [1,2]),
    Taken =< N,
    M is N - Taken.

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).
