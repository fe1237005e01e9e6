% Nim: the player is the first argument, and a move has a name. Who takes the last match wins.

:- minimax_interface([move = move(player, position, move, successor), static_eval = worth(position, player, value), view = mover]).

initial_position(max-[1,2,2]).

move(_, Heaps, take(Taken,Heap), Heaps2) :-
    append(Before, [Heap|After], Heaps),
    between(1, Heap, Taken),
    Left is Heap - Taken,
    append(Before, [Left|After], Heaps2).

worth(_, _, -1).
