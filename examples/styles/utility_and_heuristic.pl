% Matches with a utility that is defined only where the game is over, and an estimate for a search to a
% limited depth: who faces a multiple of three will lose.

:- minimax_interface([utility = utility/2, heuristic = h/2, default_value = 0]).

initial_position(max-20).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

utility(max-0, -100).
utility(min-0, 100).

h(max-N, -1) :- 0 is N mod 3.
h(min-N, 1) :- 0 is N mod 3.
