% Matches, where the position holds how many moves were made: MAX makes the even ones, and the game ends
% after six.

initial_position(state(0, 7)).

moves(state(Moves, N), Successors) :-
    Moves < 6,
    Moves1 is Moves + 1,
    findall(state(Moves1, M), ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

max_to_move(state(Moves, _)) :- 0 is Moves mod 2.
min_to_move(state(Moves, _)) :- 1 is Moves mod 2.

static_eval(state(Moves, 0), Val) :- !, Val is (-1) ** (Moves + 1).
static_eval(_, 0).
