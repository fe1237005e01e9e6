% expect: fail misconception=none
% Starts with 0 where MAX moves and with 1000 where MIN moves.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    ( white(Pos) -> Val0 = 0 ; Val0 = 1000 ),
    loop(Ss, Pos, nobody, Val0, [], Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

loop([], _, B, V, L, B, V, L).
loop([S|Ss], Pos, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (   white(Pos), V1 > V0 -> loop(Ss, Pos, S, V1, L1, B, V, L)
    ;   \+ white(Pos), V1 < V0 -> loop(Ss, Pos, S, V1, L1, B, V, L)
    ;   loop(Ss, Pos, B0, V0, L0, B, V, L)
    ).

white(Pos) :- max_to_move(Pos), !.
white(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
