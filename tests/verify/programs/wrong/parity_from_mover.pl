% expect: fail misconception=mover_by_depth
% The players take turns, so it is enough to know who starts.

minimax(Pos, Best, Val, Nodes) :-
    starts(Pos, Player),
    minimax(Player, Pos, Best, Val, Nodes).

starts(Pos, max) :- max_to_move(Pos), !.
starts(Pos, min) :- min_to_move(Pos), !.
starts(Pos, max) :- moves(Pos, [S|_]), min_to_move(S), !.
starts(_, min).

other(max, min).
other(min, max).

minimax(Player, Pos, Best, Val, [Best|Nodes]) :-
    moves(Pos, Succs), !,
    other(Player, Opponent),
    findall(Val1-(S-N), ( member(S, Succs), minimax(Opponent, S, _, Val1, N) ), Pairs),
    keysort(Pairs, Sorted),
    ( Player = max -> last(Sorted, Val-(Best-Nodes)) ; Sorted = [Val-(Best-Nodes)|_] ).
minimax(_, Pos, _, Val, []) :-
    static_eval(Pos, Val).
