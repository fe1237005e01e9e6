% expect: fail misconception=accumulator_zero
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    mover(Pos, Ss, Who),
    scan(Ss, Who, _, 0, [], Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

scan([], _, B, V, L, B, V, L).
scan([S|Ss], Who, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (   Who == max, V1 > V0 -> scan(Ss, Who, S, V1, [S|L1], B, V, L)
    ;   Who == min, V1 < V0 -> scan(Ss, Who, S, V1, [S|L1], B, V, L)
    ;   scan(Ss, Who, B0, V0, L0, B, V, L)
    ).

mover(Pos, _, max) :- max_to_move(Pos), !.
mover(Pos, _, min) :- min_to_move(Pos), !.
mover(_, [S|_], max) :- min_to_move(S), !.
mover(_, _, min).
