% A program with a clause that cannot be read, which the game does not ask for: SWI-Prolog goes on without it,
% and so does the search, with a warning.

initial_position(max-5).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).

tell(Player-N :-
    format("~w is to move, ~w are left~n", [Player, N]).
