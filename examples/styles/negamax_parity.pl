% Matches in negamax style: nothing tells who moves, MAX begins and the two take turns, and a value is that
% of the player to move, who has lost where nothing is left.

:- minimax_interface([mover = parity, view = mover]).

initial_position(5).

moves(N, Successors) :-
    findall(M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

static_eval(0, -1).
