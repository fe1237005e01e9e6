% Matches: one predicate tells the moves, another one makes them. Who takes the last match wins.

:- minimax_interface([move = legal/2, apply = apply/3, mover = turn/2, players = white/black]).

initial_position(heap(white, 5)).

legal(heap(_, N), take(Taken)) :-
    member(Taken, [1,2]),
    Taken =< N.

apply(heap(Player, N), take(Taken), heap(Other, M)) :-
    other(Player, Other),
    M is N - Taken.

other(white, black).
other(black, white).

turn(heap(Player, _), Player).

static_eval(heap(white, 0), -1).
static_eval(heap(black, 0), 1).
