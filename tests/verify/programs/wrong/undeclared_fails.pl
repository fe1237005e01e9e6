% expect: fail misconception=none
% Nobody moves in a position that is not declared, such as the root of the notes' tree.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-(S-L), ( member(S, Ss), minimax(S, _, V, L) ), Ps),
    keysort(Ps, Up),
    (   max_to_move(Pos) -> last(Up, Val-(Best-Line))
    ;   min_to_move(Pos), Up = [Val-(Best-Line)|_]
    ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
