% Matches, where the position tells who moved last.

:- minimax_interface([last_mover = moved/2, players = anna/bert]).

initial_position(after(bert, 5)).

moves(after(Last, N), Successors) :-
    other(Last, Player),
    findall(after(Player, M), ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(anna, bert).
other(bert, anna).

moved(after(Player, _), Player).

static_eval(after(anna, 0), 1).
static_eval(after(bert, 0), -1).
