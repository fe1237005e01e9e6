% The best so far is carried along.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, [S|Ss]),
    !,
    minimax(S, _, V, L),
    mover(Pos, Mover),
    scan(Ss, Mover, S-V-L, Best-Val-Rest),
    Line = [Best|Rest].
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

scan([], _, Acc, Acc).
scan([S|Ss], Mover, B-BV-BL, Result) :-
    minimax(S, _, V, L),
    (   better(Mover, V, BV)
    ->  scan(Ss, Mover, S-V-L, Result)
    ;   scan(Ss, Mover, B-BV-BL, Result)
    ).

better(max, X, Y) :- X > Y.
better(min, X, Y) :- X < Y.

mover(P, max) :- max_to_move(P), !.
mover(P, min) :- min_to_move(P), !.
mover(P, M) :- moves(P, [C|_]), mover(C, O), ( O = max -> M = min ; M = max ).
